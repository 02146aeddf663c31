import './SourceYears.css'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import type { BibliographyEntry } from './bibliography.ts'
import { ReadingSign } from './ReadingSign.tsx'
import type { SourcesWords } from './words.ts'

interface Props {
  readonly page: SourcesWords
  readonly sources: readonly BibliographyEntry[]
}

/** The first year that has a column of its own; earlier works share one. Our choice. */
const firstYear = 2022

/** A disc for every source above its year, which says how much of it we read. */
export function SourceYears({ page: { verified: words, years }, sources }: Props) {
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
                <ReadingSign key={id} of={verified} />
              ))}
            </span>{' '}
            <b>{byYear.get(year)?.length}</b> <span className="mono">{nameOf(year, years)}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <ReadingKey verified={words} sources={sources} />
        <p>{years.undated}</p>
      </figcaption>
    </figure>
  )
}

interface ReadingKeyProps extends Pick<Props, 'sources'> {
  readonly verified: SourcesWords['verified']
}

/** The key of the picture, and of every list below: each sign with how many have it. */
function ReadingKey({ verified, sources }: ReadingKeyProps) {
  return (
    <dl className="reading-key">
      {inKey.map(id => (
        <div key={id}>
          <dt>
            <ReadingSign of={id} /> <b>{sources.filter(source => source.verified === id).length}</b>{' '}
            {verified[id].name}
          </dt>
          <dd>
            <Inline text={verified[id].text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is ours comes last. */
const inKey = ['read', 'quoted', 'to-reopen', 'own'] as const

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

/** In the order of the key. */
export function byReading(one: BibliographyEntry, other: BibliographyEntry): number {
  return inKey.indexOf(one.verified) - inKey.indexOf(other.verified)
}
