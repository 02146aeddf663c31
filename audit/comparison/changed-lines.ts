import { diffArrays } from 'diff'
import type { ChangedLine, ChangedLines, CrawlerChange } from '#contracts/watched-sites.ts'
import { robotsLine } from '../read/robots/quotes.ts'

/** What a person reads of a mail: a file that differs more has been written anew. */
const linesMax = 40
const charactersMax = 200
/** The work grows with the square of it: 400 take some milliseconds. */
const differencesMax = 400

/** The lines of robots.txt that are others now; none is shown of a file that was written anew. */
export function linesChanged(
  before: string,
  after: string,
  crawlers: readonly CrawlerChange[],
): ChangedLines {
  const [earlier, later] = [linesOf(before), linesOf(after)]
  const parts = diffArrays(earlier, later, { maxEditLength: differencesMax })
  if (!parts) return { shown: [], more: earlier.length + later.length }
  const changed: ChangedLine[] = []
  const next = { removed: 1, added: 1 }
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      const change = added ? 'added' : 'removed'
      changed.push(...value.map((text, at) => lineOf({ change, number: next[change] + at, text }, crawlers)))
    }
    if (!added) next.removed += value.length
    if (!removed) next.added += value.length
  }
  return { shown: changed.slice(0, linesMax), more: Math.max(0, changed.length - linesMax) }
}

/** An empty file has no line, and the end of the last line begins no other. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

function lineOf(
  { change, number, text }: Omit<ChangedLine, 'closesTo'>,
  crawlers: readonly CrawlerChange[],
): ChangedLine {
  const decides = ({ after, decidedBy }: CrawlerChange) =>
    change === 'added' && after === 'blocked' && decidedBy?.startsWith(`${robotsLine(number)}:`)
  return {
    change,
    number,
    text: text.length <= charactersMax ? text : `${text.slice(0, charactersMax - 1)}…`,
    closesTo: crawlers.filter(decides).map(({ name }) => name),
  }
}
