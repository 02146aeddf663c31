import './SourceList.css'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { referenceAnchor } from '../../content/references.ts'
import { fill } from '../../content/wording.ts'
import type { BlockLabels } from '../labels.ts'
import { Fold } from '../lists/Fold.tsx'
import { isUnread, Title } from './SourceNotes.tsx'

interface Props {
  readonly sources: readonly NumberedSource[]
  readonly language: Language
  readonly labels: BlockLabels['sources']
}

/** A longer list is unfolded: each source was already read beside, or after, the section that calls it. */
const shortList = 1

/**
 * The sources of a page in the order of their first call: what each is, what it does not show, and links
 * back to every call in the text.
 */
export function SourceList(props: Props) {
  const { sources, labels } = props
  const entries = <Entries {...props} />
  return sources.length > shortList ? (
    <Fold summary={fill(labels.all, { count: sources.length })}>{entries}</Fold>
  ) : (
    entries
  )
}

function Entries({ sources, language, labels }: Props) {
  return (
    <ol className="sources">
      {sources.map(source => (
        <li key={source.id} id={`source-${source.number}`}>
          <span className="mono">{source.number}</span>
          <div>
            <p>
              {source.author}, <Title source={source} /> ({publication(source, { language, labels })})
            </p>
            <p className="source-limit">
              {labels.limit} <Inline text={source.limit} />
            </p>
          </div>
          <BackLinks source={source} label={labels.back} />
        </li>
      ))}
    </ol>
  )
}

/** Publisher, date, kind of work, whether we know it only through others, and when we last read it. */
function publication(
  { author, publisher, date, type, verified, checked }: NumberedSource,
  { language, labels }: Omit<Props, 'sources'>,
): string {
  return [
    publisher === author ? '' : publisher,
    // The name of a conference already says the year.
    date && publisher.includes(date) ? '' : date ? writtenDate(date, language) : labels.undated,
    labels.types[type],
    isUnread(verified) ? labels[verified] : '',
    checked ? fill(labels.checked, { date: writtenDate(checked, language) }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** One link for each reference to the source, in letters as in an encyclopaedia. */
function BackLinks({ source, label }: { readonly source: NumberedSource; readonly label: string }) {
  const references = Array.from({ length: source.references }, (_reference, index) => index + 1)
  return (
    <span className="source-references mono" data-markdown-ignore>
      <span aria-hidden="true">↑</span>
      <span className="visually-hidden">{label}</span>
      {references.map(reference => (
        <a key={reference} href={`#${referenceAnchor(source.number, reference)}`}>
          {String.fromCharCode(96 + reference)}
        </a>
      ))}
    </span>
  )
}
