import type { Bilingual } from '#contracts/languages.ts'
import { verdictWords } from '#contracts/report-words.ts'
import type { SiteChange } from '#contracts/watched-sites.ts'
import { counted, signedPoints } from '#language/counts.ts'
import { figure, signedFigure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dayIn } from '../place.ts'
import type { SiteEvent } from './events.ts'

interface Props {
  readonly events: readonly SiteEvent[]
  readonly marks: ReadonlyMap<string, number>
  readonly place: DeskPlace
}

/** What happened to a site, the newest first; each is numbered as on the curve. */
export function Changes({ events, marks, place }: Props) {
  const say = place.words.sites.changes
  return (
    <section>
      <h2>{say.heading}</h2>
      {events.length === 0 ? (
        <p className="desk-empty">{say.none}</p>
      ) : (
        <table className="desk-table site-changes">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{say.columns.mark}</span>
              </th>
              <th scope="col">{say.columns.what}</th>
              <th scope="col" className="desk-number">
                {say.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map(event => (
              <Row key={keyOf(event)} event={event} marks={marks} place={place} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function keyOf(event: SiteEvent): string {
  return event.kind === 'quiet' ? event.to.auditId : event.reading.auditId
}

function Row({ event, marks, place }: Omit<Props, 'events'> & { readonly event: SiteEvent }) {
  const say = place.words.sites.changes
  const mark = marks.get(keyOf(event))
  if (event.kind === 'quiet') {
    const { from, to, count } = event
    return (
      <tr className="site-quiet">
        <td />
        <th scope="row">
          {fill(counted(say.quiet, count, place.language), { count: figure(count, place.language) })}
          <small>
            {count === 1
              ? dayIn(place, to.readAt)
              : `${dayIn(place, from.readAt)} – ${dayIn(place, to.readAt)}`}
          </small>
        </th>
        <td className="desk-number">{say.within}</td>
      </tr>
    )
  }
  const { reading } = event
  return (
    <tr className={event.kind === 'rubric' ? 'site-quiet' : undefined}>
      <td>{mark && <span className="curve-number">{mark}</span>}</td>
      <th scope="row">
        <ul>
          {titlesOf(event, place).map(title => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <small>{dayIn(place, reading.readAt)}</small>
      </th>
      <td className="desk-number mono">
        {event.kind === 'rubric' ? say.notCompared : pointsOf(event.points, place)}
      </td>
    </tr>
  )
}

function pointsOf(points: number | null, { language, words }: DeskPlace): string {
  if (points === null) return words.sites.changes.within
  return signedFigure(points, language)
}

function titlesOf(event: Exclude<SiteEvent, { kind: 'quiet' }>, place: DeskPlace): readonly string[] {
  const say = place.words.sites.changes
  const rubric =
    event.kind === 'rubric' ? [fill(say.rubric, { before: event.before, after: event.reading.rubric })] : []
  const titles = event.reading.changes.map(change => titleOf(change, place))
  if (rubric.length + titles.length > 0) return [...rubric, ...new Set(titles)]
  return [event.kind === 'change' && (event.points ?? 0) > 0 ? say.up : say.down]
}

/** « Perplexity : le serveur répond à son robot », in a line of the list. */
export function titleOf(change: SiteChange, { language, words }: DeskPlace): string {
  const say = words.sites.changes
  const told = (text: Bilingual) => text[language]
  switch (change.kind) {
    case 'unread':
      return `${say.unread} ${told(change.problem.title)}`
    case 'gate':
      return fill(say.gate, { name: told(change.name), engines: change.engines.join(', ') })
    case 'check':
      return fill(say.check, {
        name: told(change.name),
        before: told(verdictWords[change.before]),
        after: told(verdictWords[change.after]),
      })
    case 'robots':
      return change.crawlers.length === 0
        ? say.robots
        : fill(say.robotsRules, { crawlers: change.crawlers.map(({ name }) => name).join(', ') })
  }
}

/** « −9 points » */
export function movedBy(points: number, { language }: DeskPlace): string {
  return signedPoints(points)[language]
}
