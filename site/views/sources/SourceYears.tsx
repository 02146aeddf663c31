import './SourceYears.css'
import { Degree } from '../../blocks/data/Degree.tsx'
import { verifications } from '../../content/schemas/source.ts'
import { fill } from '../../content/wording.ts'
import { degrees } from './BibliographyList.tsx'
import type { BibliographyEntry } from './bibliography.ts'
import type { SourcesWords } from './words.ts'

interface Props {
  readonly page: SourcesWords
  readonly sources: readonly BibliographyEntry[]
}

/** The first year that has a column of its own; earlier works share one. Our choice. */
const firstYear = 2022

/** A disc for every source above its year, which says how much of it we read. */
export function SourceYears({ page: { readings, years }, sources }: Props) {
  const byYear = Map.groupBy(sources, ({ date }) => columnOf(date))
  return (
    <figure className="source-years">
      <p className="source-total">
        <b>{sources.length}</b> {years.all}
      </p>
      <ol>
        {[...byYear.keys()].sort().map(year => (
          <li key={year}>
            <span className="source-discs">
              {(byYear.get(year) ?? []).toSorted(byReading).map(({ id, verified }) => (
                <Degree key={id} of={degrees[verified]} />
              ))}
            </span>{' '}
            <b>{byYear.get(year)?.length}</b> <span className="mono">{nameOf(year, years)}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <Readings text={readings} sources={sources} />
      </figcaption>
    </figure>
  )
}

/** What we measured ourselves is among what we read. */
const counts = { read: 'yes', quoted: 'partly', recalled: 'no' } as const

/** The sentence is the key of the picture too: each count beside its disc. */
function Readings({ text, sources }: Pick<Props, 'sources'> & { readonly text: string }) {
  return text
    .replace('{all}', String(sources.length))
    .replace('{own}', String(sources.filter(({ verified }) => verified === 'own').length))
    .split(/\{(read|quoted|recalled)\}/)
    .map(part => {
      if (!isCount(part)) return part
      const degree = counts[part]
      return (
        <b key={part}>
          <Degree of={degree} />
          {sources.filter(({ verified }) => degrees[verified] === degree).length}
        </b>
      )
    })
}

function isCount(part: string): part is keyof typeof counts {
  return part in counts
}

/** A year, or one of the names of `years`, in an order that sorts: earlier works, years, what is kept current. */
function columnOf(date: string | undefined): string {
  if (!date) return 'kept'
  const year = date.slice(0, 4)
  return Number(year) < firstYear ? '' : year
}

function nameOf(column: string, { earlier, kept }: SourcesWords['years']): string {
  if (column === 'kept') return kept
  return column || fill(earlier, { year: String(firstYear - 1) })
}

/** Those that we have read first. */
export function byReading(one: BibliographyEntry, other: BibliographyEntry): number {
  return verifications.indexOf(one.verified) - verifications.indexOf(other.verified)
}
