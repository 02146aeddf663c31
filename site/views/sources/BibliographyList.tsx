import './BibliographyList.css'
import type { ReactNode } from 'react'
import { writtenDate } from '#language/dates.ts'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import type { BibliographyEntry, CitingPage } from './bibliography.ts'
import type { SourcesWords } from './words.ts'

interface Props {
  readonly entries: readonly BibliographyEntry[]
  readonly page: SourcesWords
  readonly context: PageContext
}

/** Sources with what they do not show and whether we have read them; unfolded, what they found and who cites them. */
export function BibliographyList({ entries, page, context }: Props) {
  return (
    <ol className="bibliography">
      {entries.map(entry => (
        <li key={entry.id} id={entry.id} data-type={entry.type}>
          <span className="mono">{entry.number}</span>
          <div className="work">
            <Work source={entry} language={context.language} undated={context.labels.sources.undated} />
          </div>
          <p className="work-limit">
            <span>{page.labels.limit}</span> <Inline text={entry.limit} />
          </p>
          <Standing source={entry} page={page} context={context} />
          <details>
            <summary>
              {page.labels.details} <span className="visually-hidden">{entry.title}</span>
            </summary>
            <Findings source={entry} labels={page.labels} />
          </details>
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
  const { title, url, author, publisher, date } = source
  const cited = <cite lang={source.language}>{title}</cite>
  return (
    <>
      <h3>{url ? <a href={url}>{cited}</a> : cited}</h3>
      <p className="work-origin">
        {author}
        {publisher !== author && `, ${publisher}`}
        {', '}
        {date ? <time dateTime={date}>{writtenDate(date, language)}</time> : undated}
      </p>
    </>
  )
}

function Findings({
  source: { measured, figure, use, verifiedNote, citedOn },
  labels,
}: {
  readonly source: BibliographyEntry
  readonly labels: SourcesWords['labels']
}) {
  return (
    <dl>
      {measured && (
        <Finding name={labels.measured}>
          <Inline text={measured} />
        </Finding>
      )}
      <Finding name={labels.figure}>
        <Inline text={figure} />
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

interface StandingProps {
  readonly source: BibliographyEntry
  readonly page: SourcesWords
  readonly context: PageContext
}

/** What kind of work it is, in which language, and whether we have read it. */
function Standing({
  source,
  page,
  context: {
    labels: { sources },
    language,
  },
}: StandingProps) {
  const { labels, verified } = page
  return (
    <p className="work-standing">
      <span>
        {sources.types[source.type]}, {source.language === 'fr' ? labels.french : labels.english}
      </span>{' '}
      <span>
        <b>{verified[source.verified].name}</b>
        {source.checked && `, ${writtenDate(source.checked, language)}`}
      </span>
    </p>
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
