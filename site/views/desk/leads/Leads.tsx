import './Leads.css'
import {
  type LeadFilter,
  type LeadList,
  type LeadRow,
  type LeadsView,
  leadPath,
  leadStates,
  leadsPaths,
  leadsQuery,
} from '#contracts/desk.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { Score } from '../audits/Score.tsx'
import { Pager } from '../list/Pager.tsx'
import { Search } from '../list/Search.tsx'
import { type DeskPlace, dateIn, dayIn } from '../place.ts'
import { State } from './State.tsx'

interface Props {
  readonly view: LeadsView
  readonly place: DeskPlace
}

/** All leads, one row for each person: searched, by state, a page at a time. */
export function Leads({ view: { filter, list }, place }: Props) {
  const { language, words } = place
  const say = words.leads.list
  const waiting = list.counts.new
  return (
    <>
      <h1>{words.titles.leads}</h1>
      <p className="desk-state" data-refreshed="standing">
        {waiting === 0
          ? say.allAnswered
          : fill(counted(say.waiting, waiting, language), { count: figure(waiting, language) })}
      </p>
      <LeadsList filter={filter} list={list} place={place} />
      <p className="leads-export">
        <a href={`${leadsPaths[language]}.csv${leadsQuery({ ...filter, page: 1 })}`} download>
          {say.export}
        </a>
      </p>
    </>
  )
}

interface ListProps {
  readonly filter: LeadFilter
  readonly list: LeadList
  /** The lead that is shown beside the list. */
  readonly chosen?: string
  readonly place: DeskPlace
}

/** The leads that a filter lets through, and the filter. */
export function LeadsList({ filter, list, chosen, place }: ListProps) {
  const { language, words } = place
  return (
    <>
      <Filter filter={filter} list={list} place={place} />
      <div data-refreshed="list">
        {list.leads.length === 0 ? (
          <p className="desk-empty">{words.leads.list.empty}</p>
        ) : (
          <LeadsTable
            leads={list.leads}
            query={leadsQuery(filter)}
            {...(chosen !== undefined && { chosen })}
            place={place}
          />
        )}
        <Pager
          page={filter.page}
          hasNext={list.hasNext}
          address={page => leadsPaths[language] + leadsQuery({ ...filter, page })}
          place={place}
        />
      </div>
    </>
  )
}

function Filter({ filter, list, place }: ListProps) {
  const { language, words } = place
  const say = words.leads.list
  const shown = [null, ...leadStates, 'quarantine'] as const
  const total = leadStates.reduce((sum, state) => sum + list.counts[state], 0)
  return (
    <div className="leads-filter">
      <Search
        action={leadsPaths[language]}
        search={filter.search}
        hint={say.searchHint}
        {...(filter.state && { kept: { state: filter.state } })}
        place={place}
      />{' '}
      <nav aria-label={say.filter}>
        <ul data-refreshed="counts">
          {shown.map(state => (
            <li key={state ?? 'all'}>
              <a
                href={leadsPaths[language] + leadsQuery({ ...filter, state, page: 1 })}
                aria-current={filter.state === state ? 'true' : undefined}
              >
                {nameOf(state, place)}
              </a>{' '}
              <span className="mono">{figure(state ? list.counts[state] : total, language)}</span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function nameOf(state: LeadFilter['state'], { words }: DeskPlace): string {
  const { states, quarantine, list } = words.leads
  if (state === null) return list.all
  return state === 'quarantine' ? quarantine : states[state]
}

interface TableProps {
  readonly leads: readonly LeadRow[]
  /** Ends the address of each lead: which list it is chosen from. */
  readonly query: string
  readonly chosen?: string
  readonly place: DeskPlace
}

export function LeadsTable({ leads, query, chosen, place }: TableProps) {
  const say = place.words.leads.list
  return (
    <table className="desk-table leads" data-rows>
      <TableHead
        columns={[
          say.person,
          say.state,
          [say.audit, 'leads-second'],
          say.received,
          [say.owner, 'leads-second'],
          [say.followUp, 'leads-second'],
        ]}
      />
      <tbody>
        {leads.map(lead => (
          <tr key={lead.id} aria-current={lead.id === chosen ? 'true' : undefined}>
            <Cells lead={lead} query={query} place={place} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellsProps {
  readonly lead: LeadRow
  readonly query: string
  readonly place: DeskPlace
}

/** On a phone there is no owner and no day to come back: the page of the lead has them. */
function Cells({ lead, query, place }: CellsProps) {
  const { language, words } = place
  const say = words.leads.list
  const where = whereFrom(lead)
  return (
    <>
      <th scope="row">
        <a href={leadPath(lead.id, language) + query}>{lead.name}</a>
        {lead.messages > 1 && <small> · {fill(say.messages, { count: lead.messages })}</small>}
        {where && <span className="leads-where mono">{where}</span>}
      </th>
      <td>
        <State lead={lead} place={place} />
      </td>
      <td className="desk-more leads-second">{lead.score && <Score score={lead.score} place={place} />}</td>
      <td className="mono">{dayIn(place, lead.receivedAt)}</td>
      <td className="desk-more leads-second">
        {lead.owner ?? <span className="desk-hint">{words.leads.nobody}</span>}
      </td>
      <td className="desk-more leads-second mono">{lead.followUpOn && dateIn(place, lead.followUpOn)}</td>
    </>
  )
}

/** The site that a lead asked to have audited, without what every address has, or else their company. */
export function whereFrom({ site, company }: LeadRow): string | null {
  return site?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? company
}
