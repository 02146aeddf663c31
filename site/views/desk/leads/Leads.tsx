import './Leads.css'
import {
  type LeadFilter,
  type LeadRow,
  type LeadsView,
  leadPath,
  leadStates,
  leadsPaths,
} from '#contracts/desk.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
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
export function Leads({ view, place }: Props) {
  const { filter, list } = view
  const { language, words } = place
  const say = words.leads.list
  const waiting = list.counts.new
  return (
    <>
      <h1>{words.titles.leads}</h1>
      <p className="desk-state">
        {waiting === 0
          ? say.allAnswered
          : fill(counted(say.waiting, waiting, language), { count: figure(waiting, language) })}
      </p>
      <Filter view={view} place={place} />
      {list.leads.length === 0 ? (
        <p className="desk-empty">{say.empty}</p>
      ) : (
        <table className="desk-table leads" data-rows>
          <thead>
            <tr>
              <th scope="col">{say.person}</th>
              <th scope="col">{say.state}</th>
              <th scope="col">{say.audit}</th>
              <th scope="col">{say.received}</th>
              <th scope="col">{say.owner}</th>
              <th scope="col">{say.followUp}</th>
            </tr>
          </thead>
          <tbody>
            {list.leads.map(lead => (
              <Row key={lead.id} lead={lead} place={place} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={filter.page}
        hasNext={list.hasNext}
        address={page => leadsPaths[language] + query({ ...filter, page })}
        place={place}
      />
      <p>
        <a href={`${leadsPaths[language]}.csv${query({ ...filter, page: 1 })}`} download>
          {say.export}
        </a>
      </p>
    </>
  )
}

function Filter({ view: { filter, list }, place }: Props) {
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
        <ul>
          {shown.map(state => (
            <li key={state ?? 'all'}>
              <a
                href={leadsPaths[language] + query({ ...filter, state, page: 1 })}
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

/** A row of any list of leads. On a phone it has no owner and no day to come back: the page of the lead has them. */
export function Row({ lead, place }: { readonly lead: LeadRow; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.leads.list
  const where = lead.site ?? lead.company
  return (
    <tr>
      <th scope="row">
        <a href={leadPath(lead.id, language)}>{lead.name}</a>
        {lead.messages > 1 && <small> · {fill(say.messages, { count: lead.messages })}</small>}
        {where && <span className="leads-where mono">{where}</span>}
      </th>
      <td>
        <State lead={lead} place={place} />
      </td>
      <td className="desk-more">{lead.score && <Score score={lead.score} place={place} />}</td>
      <td className="mono">{dayIn(place, lead.receivedAt)}</td>
      <td className="desk-more">{lead.owner ?? <span className="desk-hint">{words.leads.nobody}</span>}</td>
      <td className="desk-more mono">{lead.followUpOn && dateIn(place, lead.followUpOn)}</td>
    </tr>
  )
}

/** What of a filter is not the list as it opens, for its address. */
function query({ state, search, page }: LeadFilter): string {
  const parameters = new URLSearchParams({
    ...(state && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return parameters && `?${parameters}`
}
