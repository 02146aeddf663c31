import '../../blocks/lists/Unfolding.css'
import './BibliographyList.css'
import type { ReactNode } from 'react'
import { writtenDate } from '#language/dates.ts'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { shortAuthor } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import { firstSentence } from '../../content/marks.ts'
import type { BibliographyEntry, CitingPage } from './bibliography.ts'
import { ReadingSign } from './ReadingSign.tsx'
import type { SourcesWords } from './words.ts'

interface Props {
  readonly entries: readonly BibliographyEntry[]
  readonly page: SourcesWords
  readonly context: PageContext
  /** Whether each says its result at once. */
  readonly isTold?: boolean
}

/**
 * A line for each source: who says it, and whether we have read it; unfolded, what it found and who cites it. A wide
 * page names the author of works that follow one another once.
 */
export function BibliographyList({ entries, page, context, isTold = false }: Props) {
  return (
    <ol className={isTold ? 'bibliography is-told unfolding' : 'bibliography unfolding'}>
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          id={entry.id}
          data-type={entry.type}
          className={entry.author === entries[index - 1]?.author ? 'is-of-same' : undefined}
        >
          <details>
            <summary>
              <span className="mono">{entry.number}</span>{' '}
              <h3>
                <cite lang={entry.language}>
                  <Inline text={entry.title} />
                </cite>
              </h3>{' '}
              <Standing source={entry} page={page} context={context} hasType={isTold} />{' '}
              <Origin
                source={entry}
                language={context.language}
                undated={context.labels.sources.undated}
                interests={page.interests}
              />
            </summary>
            <Findings source={entry} labels={page.labels} isTold={isTold} />
          </details>
          {isTold && <Result text={entry.figure} />}
        </li>
      ))}
    </ol>
  )
}

/** What a work found: a phone shows the first sentence, and unfolds the rest with the work. */
function Result({ text }: { readonly text: string }) {
  const first = firstSentence(text)
  return (
    <p className="work-result">
      <Inline text={first} />
      <span className="work-rest">
        <Inline text={text.slice(first.length)} />
      </span>
    </p>
  )
}

interface OriginProps {
  readonly source: BibliographyEntry
  readonly language: PageContext['language']
  readonly undated: string
  readonly interests: SourcesWords['interests']
}

/** Author, publisher and date, as a bibliography gives them, and what the author sells. */
function Origin({
  source: { author, publisher, date, interest },
  language,
  undated,
  interests,
}: OriginProps) {
  const written = date && writtenDate(date, language)
  // “ACL 2024” says the year of what has no day: once both are shown, it is enough.
  const isInName = written !== undefined && publisher.endsWith(` ${written}`)
  return (
    <span className="work-origin">
      <span className="work-author">
        {shortAuthor(author)}
        {publisher !== author && <span className="work-publisher">, {publisher}</span>}
        {interest && <span className="work-interest"> ({interests[interest]})</span>}
      </span>
      <span className={isInName ? 'work-date is-in-name' : 'work-date'}>
        <span>, </span>
        {date ? <time dateTime={date}>{written}</time> : undated}
      </span>
    </span>
  )
}

interface StandingProps {
  readonly source: BibliographyEntry
  readonly page: SourcesWords
  readonly context: PageContext
  /** Whether works of other types stand beside it. */
  readonly hasType: boolean
}

/** Whether we have read it, and what kind of work it is. */
function Standing({
  source,
  page,
  context: {
    labels: { sources },
    language,
  },
  hasType,
}: StandingProps) {
  const { verified } = page
  return (
    <span className="work-standing">
      <span>
        <ReadingSign of={source.verified} /> {verified[source.verified].name}
        {source.checked && <span className="work-checked">, {writtenDate(source.checked, language)}</span>}
      </span>{' '}
      {hasType && <span className="work-type">{sources.types[source.type]}</span>}
    </span>
  )
}

function Findings({
  source: { author, title, url, measured, figure, limit, use, verifiedNote, citedOn },
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
          {shortAuthor(author) !== author && `${author}, `}
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
