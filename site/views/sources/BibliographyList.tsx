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

/** Sources with what they measure and do not show, whether we have read them, and who cites them. */
export function BibliographyList({ entries, page, context }: Props) {
  return (
    <ol className="bibliography">
      {entries.map(entry => (
        <li key={entry.id} id={entry.id} data-type={entry.type}>
          <span className="mono">{entry.number}</span>
          <div className="work">
            <Work source={entry} language={context.language} undated={context.labels.sources.undated} />
            <Findings source={entry} labels={page.labels} />
          </div>
          <div className="work-margin">
            <Standing source={entry} page={page} context={context} />
            {entry.citedOn.length > 0 && <CitedOn pages={entry.citedOn} label={page.labels.citedOn} />}
          </div>
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
  source,
  labels,
}: {
  readonly source: BibliographyEntry
  readonly labels: SourcesWords['labels']
}) {
  const { measured, figure, limit, use } = source
  return (
    <>
      <dl>
        <Finding name={labels.limit}>{limit}</Finding>
      </dl>
      <details>
        <summary>{labels.details}</summary>
        <dl>
          {measured && <Finding name={labels.measured}>{measured}</Finding>}
          <Finding name={labels.figure}>{figure}</Finding>
          {use && <Finding name={labels.use}>{use}</Finding>}
        </dl>
      </details>
    </>
  )
}

function Finding({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Inline text={children} />
      </dd>
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
    <>
      <p className="work-type">
        {sources.types[source.type]}, {source.language === 'fr' ? labels.french : labels.english}
      </p>
      <p>
        <b>{verified[source.verified].name}</b>
        {source.checked && `, ${writtenDate(source.checked, language)}`}
        {source.verifiedNote && `. ${source.verifiedNote}`}
      </p>
    </>
  )
}

function CitedOn({ pages, label }: { readonly pages: readonly CitingPage[]; readonly label: string }) {
  return (
    <div>
      <p>{label}</p>
      <ul className="cited-on">
        {pages.map(({ name, address, texts }) => (
          <li key={address}>
            <a href={address}>{name}</a>
            {texts.length > 0 && <Texts texts={texts} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Texts({ texts }: { readonly texts: CitingPage['texts'] }): ReactNode {
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
