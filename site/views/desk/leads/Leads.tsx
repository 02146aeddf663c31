import './Leads.css'
import {
  deskLengths,
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
import { Keys } from '../Keys.tsx'
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
      <Pages view={view} place={place} />
      <p>
        <a href={`${leadsPaths[language]}.csv${query({ ...filter, page: 1 })}`} download>
          {say.export}
        </a>
      </p>
      <Keys keys={['search', 'move']} place={place} />
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
      <search>
        {' '}
        <form action={leadsPaths[language]}>
          {filter.state && <input type="hidden" name="state" value={filter.state} />}
          <label htmlFor="search">
            {say.search} <small>{say.searchHint}</small>
          </label>
          <span className="leads-search">
            <input
              className="field"
              id="search"
              name="search"
              type="search"
              maxLength={deskLengths.search}
              defaultValue={filter.search}
            />
            <button type="submit" className="button button-line">
              {say.find}
            </button>
          </span>
        </form>
      </search>{' '}
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
      <td className="mono">{dayIn(place, lead.receivedAt)}</td>
      <td className="leads-more">{lead.owner ?? <span className="desk-hint">{words.leads.nobody}</span>}</td>
      <td className="leads-more mono">{lead.followUpOn && dateIn(place, lead.followUpOn)}</td>
    </tr>
  )
}

function Pages({ view: { filter, list }, place }: Props) {
  const { language, words } = place
  const say = words.leads.list
  if (filter.page === 1 && !list.hasNext) return null
  const to = (page: number) => leadsPaths[language] + query({ ...filter, page })
  return (
    <nav className="leads-pages" aria-label={fill(say.page, { page: filter.page })}>
      {filter.page > 1 && (
        <a href={to(filter.page - 1)} rel="prev">
          {say.previous}
        </a>
      )}
      <span className="mono">{fill(say.page, { page: filter.page })}</span>
      {list.hasNext && (
        <a href={to(filter.page + 1)} rel="next">
          {say.next}
        </a>
      )}
    </nav>
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
