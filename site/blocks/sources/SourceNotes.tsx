import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'

interface Props {
  readonly sources: readonly NumberedSource[]
  readonly labels: {
    /** Shown for a work that was not read itself: known through others, or cited from memory. */
    readonly quoted: string
    readonly 'to-reopen': string
  }
  /** False where the page ends with a list of sources, to which its marks lead. */
  readonly anchored?: boolean
}

export function SourceNotes({ sources, labels, anchored = true }: Props) {
  return sources.map(source => (
    <p
      key={source.id}
      id={anchored ? `source-${source.number}` : undefined}
      className={anchored ? undefined : 'note-twin'}
      data-note={anchored ? undefined : `#source-${source.number}`}
      data-markdown-ignore={anchored ? undefined : true}
    >
      <span className="mono">{source.number}</span> {shortAuthor(source.author)}, <Title source={source} />
      {published(source)}
      {isUnread(source.verified) && ` (${labels[source.verified]})`}.
    </p>
  ))
}

/** The name of a work, which leads to it. */
export function Title({ source: { title, url, language } }: { readonly source: NumberedSource }) {
  const cited = (
    <cite lang={language}>
      <Inline text={title} />
    </cite>
  )
  return url ? <a href={url}>{cited}</a> : cited
}

/** Whether a work was not read at its origin. */
export function isUnread(verified: NumberedSource['verified']): verified is 'quoted' | 'to-reopen' {
  return verified === 'quoted' || verified === 'to-reopen'
}

/** `P. Aggarwal et al.` for more than two authors. */
export function shortAuthor(author: string): string {
  const authors = author.split(', ')
  return authors.length > 2 ? `${authors[0]} et al.` : author
}

/** Where and when, without what the author or the name of a conference already says. */
function published({ author, publisher, date = '' }: NumberedSource): string {
  const year = date.slice(0, 4)
  const where = publisher === author ? '' : `, ${publisher}`
  return year === '' || publisher.includes(year) ? where : `${where}, ${year}`
}

/** The sources that each section of a page calls, in that order: each mark has a note beside it. */
export function sourcesBySection(
  sections: readonly (readonly string[])[],
  sources: readonly NumberedSource[],
): readonly (readonly NumberedSource[])[] {
  return sections.map(texts => {
    const text = texts.join()
    const place = ({ number }: NumberedSource) => text.indexOf(`[[${number}.`)
    return sources.filter(source => place(source) >= 0).toSorted((a, b) => place(a) - place(b))
  })
}
