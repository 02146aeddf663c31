import './Site.css'
import type { ChangedLine, ChangedLines, SiteChange, SiteReading } from '#contracts/watched-sites.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dayIn } from '../place.ts'
import { titleOf } from './Changes.tsx'

interface Props {
  readonly readings: readonly SiteReading[]
  readonly place: DeskPlace
}

/** What these readings found changed in robots.txt, line by line, and which lines keep a crawler out since. */
export function RobotsLines({ readings, place }: Props) {
  const found = readings.flatMap(reading =>
    reading.changes.flatMap(change => (withLines(change) ? [{ reading, change }] : [])),
  )
  if (found.length === 0) return null
  const say = place.words.sites.site
  return (
    <section>
      <h2>{say.robots}</h2>
      {found.map(({ reading, change }) => (
        <div className="site-mend" key={reading.auditId}>
          <div>
            <p>
              <b>{titleOf(change, place)}</b>
            </p>
            <p>
              {fill(say.robotsDay, { day: dayIn(place, reading.readAt) })} {noteOn(change.lines, place)}
            </p>
          </div>
          {change.lines.shown.length > 0 && (
            <section
              className="site-patch"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              aria-label={titleOf(change, place)}
            >
              <p className="mono desk-hint">{change.address}</p>
              <pre className="site-lines" translate="no">
                {change.lines.shown.map(line => (
                  <Line key={`${line.change} ${line.number}`} line={line} place={place} />
                ))}
              </pre>
            </section>
          )}
        </div>
      ))}
    </section>
  )
}

type Robots = Extract<SiteChange, { kind: 'robots' }> & { readonly lines: ChangedLines }

export function withLines(change: SiteChange): change is Robots {
  return change.kind === 'robots' && change.lines !== undefined
}

function noteOn({ shown, more }: ChangedLines, { language, words }: DeskPlace): string {
  const say = words.sites.site
  if (shown.length === 0) return more > 0 ? say.robotsAnew : say.robotsSame
  return more > 0 ? fill(counted(say.robotsMore, more, language), { count: figure(more, language) }) : ''
}

function Line({
  line: { change, number, text, closesTo },
  place,
}: {
  readonly line: ChangedLine
  readonly place: DeskPlace
}) {
  const Changed = change === 'added' ? 'ins' : 'del'
  return (
    <Changed>
      {change === 'added' ? '+' : '−'} {number} {text}
      {closesTo.length > 0 && (
        <b> ← {fill(place.words.sites.site.robotsBlocks, { crawlers: closesTo.join(', ') })}</b>
      )}
      {'\n'}
    </Changed>
  )
}
