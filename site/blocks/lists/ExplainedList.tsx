import './ExplainedList.css'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { PageContext } from '../page/page-context.ts'
import { SourceNotes, sourcesBySection } from '../sources/SourceNotes.tsx'
import { HeadFold } from './HeadFold.tsx'

interface Props {
  readonly items: readonly Explained[]
  /** Whether the order, or the number of items, means something. */
  readonly numbered?: boolean
  /** Whether its items stand side by side where there is room. */
  readonly inRow?: boolean
  /** Whether a phone shows the titles, and unfolds the text of each; that of the first at once. */
  readonly foldsOnPhones?: boolean
  /** Those of the page, where each item has the notes of its own below its text. */
  readonly noted?: Noted
}

type Noted = Pick<PageContext, 'sources' | 'labels'>

interface Explained {
  /** Its anchor. */
  readonly id?: string
  readonly title: string
  readonly text: string
  /** The figure that its text explains, in large type, and of what it is a share. */
  readonly figure?: string
  readonly scope?: string
}

export function ExplainedList({
  items,
  numbered = false,
  inRow = false,
  foldsOnPhones = false,
  noted,
}: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={inRow ? 'explained in-row' : 'explained'}>
      {items.map(({ id, title, text, figure, scope = '' }, index) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          {figure && (
            <p className="explained-figure">
              {figure}{' '}
              <small>
                <Inline text={scope} />
              </small>
            </p>
          )}
          {foldsOnPhones ? (
            <HeadFold name={title} isOpen={index === 0}>
              <Paragraph text={text} />
              {noted && <Notes texts={[scope, text]} of={noted} />}
            </HeadFold>
          ) : (
            <Paragraph text={text} />
          )}
        </li>
      ))}
    </List>
  )
}

function Notes({
  texts,
  of: { sources, labels },
}: {
  readonly texts: readonly string[]
  readonly of: Noted
}) {
  const called = sourcesBySection([texts], sources).flat()
  return (
    called.length > 0 && (
      <div className="margin">
        <SourceNotes sources={called} labels={labels.sources} anchored={false} />
      </div>
    )
  )
}
