import './Crawlers.css'
import { crawlerPurposes } from '#contracts/audit-report.ts'
import type { CrawlerFigures, CrawlerRow, CrawlersView } from '#contracts/desk-crawlers.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dateIn, dayIn, momentIn } from '../place.ts'
import { CrawledPages } from './CrawledPages.tsx'
import { Imports } from './Imports.tsx'

interface Props {
  readonly view: CrawlersView
  readonly place: DeskPlace
}

/** Which crawlers read the site, why, on which day, and what comes back of it. */
export function CrawlersPage({ view: { figures, refused }, place }: Props) {
  const { words } = place
  const hasCome = figures.visits > 0
  return (
    <>
      <h1>{words.titles.crawlers}</h1>
      <Standing figures={figures} place={place} />
      <p className="desk-note">{words.crawlers.recorded}</p>
      {hasCome && <Days figures={figures} place={place} />}
      {hasCome && <CrawledPages pages={figures.pages} place={place} />}
      <div className="crawlers-pair">
        <Imports imports={figures.imports} refused={refused} place={place} />
        {hasCome && <Top figures={figures} place={place} />}
      </div>
    </>
  )
}

interface Part {
  readonly figures: CrawlerFigures
  readonly place: DeskPlace
}

function Standing({ figures: { visits, crawlers, pages }, place }: Part) {
  const { language, words } = place
  const say = words.crawlers
  if (visits === 0) return <p className="desk-state">{say.none}</p>
  const unsent = pages.find(({ read, refused, sent }) => sent === 0 && read > refused)
  return (
    <p className="desk-state">
      {fill(counted(say.read, visits, language), { count: figure(visits, language) })}{' '}
      {fill(counted(say.crawlers, crawlers, language), { count: figure(crawlers, language) })}{' '}
      {unsent && fill(say.unsent, { page: unsent.page, count: figure(unsent.read, language) })}
    </p>
  )
}

/** A row for each crawler and identity, by purpose: its visits of each day, and what it was answered. */
function Days({ figures, place }: Part) {
  const { words } = place
  const say = words.crawlers
  const days = daysFrom(figures.shownFrom, figures.to)
  const highest = Math.max(...figures.rows.flatMap(({ days }) => days))
  return (
    <section>
      <h2>{say.heading}</h2>
      <table className="desk-table desk-compact crawlers-days">
        <thead>
          <tr>
            <th scope="col">{say.crawler}</th>
            <th scope="col">{say.identity}</th>
            {days.map(day => (
              <th key={day} scope="col" className="crawlers-day desk-more">
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="visually-hidden">{dateIn(place, day)}</span>
              </th>
            ))}
            <th scope="col" className="desk-number crawlers-total">
              {say.total}
            </th>
            {statuses.map(({ name, className }) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
            <th scope="col" className="desk-number desk-more">
              {say.lastSeen}
            </th>
          </tr>
        </thead>
        {crawlerPurposes.map(purpose => {
          const rows = figures.rows.filter(row => row.purpose === purpose)
          return (
            rows.length > 0 && (
              <tbody key={purpose}>
                <tr className="crawlers-purpose">
                  <th scope="rowgroup" colSpan={days.length + 4 + statuses.length}>
                    {say.purposes[purpose]}
                  </th>
                </tr>
                {rows.map(row => (
                  <Row key={row.agent + row.identity} row={row} highest={highest} place={place} />
                ))}
              </tbody>
            )
          )
        })}
      </table>
      <p className="desk-note">
        {say.legend} {say.legendClaimed} {say.statuses}
      </p>
    </section>
  )
}

const statuses = [
  { name: '2xx', of: 'answered', className: 'desk-number desk-more' },
  { name: '3xx', of: 'moved', className: 'desk-number desk-more' },
  { name: '4xx', of: 'refused', className: 'desk-number' },
  { name: '5xx', of: 'failed', className: 'desk-number' },
] as const

interface RowProps {
  readonly row: CrawlerRow
  /** The highest figure of any day, of which the shades are shares. */
  readonly highest: number
  readonly place: DeskPlace
}

function Row({ row, highest, place }: RowProps) {
  const { language, words } = place
  const say = words.crawlers
  return (
    <tr>
      <th scope="row">
        {row.agent} <small>{row.operator}</small>
      </th>
      <td data-label={say.identity}>
        <span className={`crawlers-${row.identity}`}>{say.identities[row.identity]}</span>
      </td>
      {row.days.map((visits, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day
          key={index}
          className={`crawlers-day desk-more crawlers-shade-${shadeOf(visits, highest)} crawlers-by-${row.identity}`}
        >
          {visits > 0 ? figure(visits, language) : '·'}
        </td>
      ))}
      <td className="mono desk-number crawlers-total" data-label={say.total}>
        <b>{figure(row.visits, language)}</b>
      </td>
      {statuses.map(({ name, of, className }) => (
        <td key={name} className={`mono ${className}`} data-label={name}>
          <span className={of === 'refused' && row[of] > 0 ? 'crawlers-refused' : undefined}>
            {figure(row[of], language)}
          </span>
        </td>
      ))}
      <td className="mono desk-number desk-more" data-label={say.lastSeen}>
        {momentIn(place, row.lastAt)}
      </td>
    </tr>
  )
}

/** From 0, none, to 5: each shade is for three times as many as the one before. */
function shadeOf(visits: number, highest: number): number {
  if (visits === 0) return 0
  return Math.max(1, 5 - Math.floor(Math.log(highest / visits) / Math.log(3)))
}

function daysFrom(from: string, to: string): readonly string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayLength + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayLength).toISOString().slice(0, 10),
  )
}

/** In milliseconds, of UTC. */
const dayLength = 86_400_000

function Top({ figures: { top }, place }: Part) {
  const { language, words } = place
  const say = words.crawlers
  return (
    <section>
      <h2>{say.top.heading}</h2>
      <table className="desk-table desk-compact">
        <TableHead columns={[say.crawler, [say.top.visits, 'desk-number'], [say.lastSeen, 'desk-number']]} />
        <tbody>
          {top.map(({ agent, visits, lastAt }) => (
            <tr key={agent}>
              <th scope="row">{agent}</th>
              <td className="mono desk-number" data-label={say.top.visits}>
                {figure(visits, language)}
              </td>
              <td className="mono desk-number" data-label={say.lastSeen}>
                {dayIn(place, lastAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
