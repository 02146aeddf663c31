import '../../blocks/lists/Unfolding.css'
import './BibliographyList.css'
import type { ReactNode } from 'react'
import { writtenDate } from '#language/dates.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import type { BibliographyEntry, CitingPage } from './bibliography.ts'
import type { SourcesWords } from './words.ts'

interface Props {
  readonly entries: readonly BibliographyEntry[]
  readonly page: SourcesWords
  readonly context: PageContext
  /** Whether each says its result at once. */
  readonly isTold?: boolean
}

/** A line for each source: who says it, and whether we have read it; unfolded, what it found and who cites it. */
export function BibliographyList({ entries, page, context, isTold = false }: Props) {
  return (
    <ol className={isTold ? 'bibliography is-told unfolding' : 'bibliography unfolding'}>
      {entries.map(entry => (
        <li key={entry.id} id={entry.id} data-type={entry.type}>
          <details>
            <summary>
              <span className="mono">{entry.number}</span>{' '}
              <Work source={entry} language={context.language} undated={context.labels.sources.undated} />
              <Standing source={entry} page={page} context={context} hasType={isTold} />
            </summary>
            <Findings source={entry} labels={page.labels} isTold={isTold} />
          </details>
          {isTold && (
            <p className="work-result">
              <Inline text={entry.figure} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

interface WorkProps {
  readonly source: BibliographyEntry
  readonly language: PageContext['language']
  readonly undated: string
}

/** Title, author, publisher and date, as a bibliography gives them. */
function Work({ source, language, undated }: WorkProps) {
  const { title, author, publisher, date } = source
  const written = date && writtenDate(date, language)
  // “ACL 2024” says the year of what has no day.
  const isInName = written !== undefined && publisher.endsWith(` ${written}`)
  return (
    <>
      <h3>
        <cite lang={source.language}>
          <Inline text={title} />
        </cite>
      </h3>{' '}
      <span className="work-origin">
        {author}
        {publisher !== author && `, ${publisher}`}
        {!isInName && ', '}
        {!isInName && (date ? <time dateTime={date}>{written}</time> : undated)}
      </span>{' '}
    </>
  )
}

interface StandingProps {
  readonly source: BibliographyEntry
  readonly page: SourcesWords
  readonly context: PageContext
  /** Whether works of other types stand beside it. */
  readonly hasType: boolean
}

/** What kind of work it is, in which language, and whether we have read it. */
function Standing({
  source,
  page,
  context: {
    labels: { sources },
    language,
  },
  hasType,
}: StandingProps) {
  const { labels, verified } = page
  return (
    <span className="work-standing">
      <span>
        <Degree of={degrees[source.verified]} /> {verified[source.verified].name}
        {source.checked && `, ${writtenDate(source.checked, language)}`}
      </span>{' '}
      <span className="work-type">
        {hasType && `${sources.types[source.type]}, `}
        {source.language === 'fr' ? labels.french : labels.english}
      </span>
    </span>
  )
}

/** How much of a source we have seen ourselves. */
export const degrees = { read: 'yes', own: 'yes', quoted: 'partly', 'to-reopen': 'no' } as const

function Findings({
  source: { title, url, measured, figure, limit, use, verifiedNote, citedOn },
  labels,
  isTold,
}: {
  readonly source: BibliographyEntry
  readonly labels: SourcesWords['labels']
  readonly isTold: boolean
}) {
  return (
    <dl>
      {measured && (
        <Finding name={labels.measured}>
          <Inline text={measured} />
        </Finding>
      )}
      {!isTold && (
        <Finding name={labels.figure}>
          <Inline text={figure} />
        </Finding>
      )}
      <Finding name={labels.limit}>
        <Inline text={limit} />
      </Finding>
      {use && (
        <Finding name={labels.use}>
          <Inline text={use} />
        </Finding>
      )}
      {verifiedNote && <Finding name={labels.reading}>{verifiedNote}</Finding>}
      {citedOn.length > 0 && (
        <Finding name={labels.citedOn}>
          <CitedOn pages={citedOn} />
        </Finding>
      )}
      {url && (
        <Finding name={labels.origin}>
          <a href={url}>{title}</a>
        </Finding>
      )}
    </dl>
  )
}

function Finding({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CitedOn({ pages }: { readonly pages: readonly CitingPage[] }) {
  return (
    <ul className="cited-on">
      {pages.map(({ name, address, texts }) => (
        <li key={address}>
          <a href={address}>{name}</a>
          {texts.length > 0 && <Texts texts={texts} />}
        </li>
      ))}
    </ul>
  )
}

function Texts({ texts }: { readonly texts: CitingPage['texts'] }) {
  return (
    <ul>
      {texts.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
