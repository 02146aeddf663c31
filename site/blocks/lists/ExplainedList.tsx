import './ExplainedList.css'
import { Paragraph } from '../../content/inline.tsx'
import { HeadFold } from './HeadFold.tsx'

interface Props {
  readonly items: readonly Explained[]
  /** Whether the order, or the number of items, means something. */
  readonly numbered?: boolean
  /** Whether its items stand side by side where there is room. */
  readonly inRow?: boolean
  /** Whether a phone shows the titles, and unfolds the text of each. */
  readonly foldsOnPhones?: boolean
}

interface Explained {
  /** Its anchor. */
  readonly id?: string
  readonly title: string
  readonly text: string
  /** The figure that its text explains, in large type. */
  readonly figure?: string
}

export function ExplainedList({ items, numbered = false, inRow = false, foldsOnPhones = false }: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={inRow ? 'explained in-row' : 'explained'}>
      {items.map(({ id, title, text, figure }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          {figure && <p className="explained-figure">{figure}</p>}
          {foldsOnPhones ? (
            <HeadFold name={title}>
              <Paragraph text={text} />
            </HeadFold>
          ) : (
            <Paragraph text={text} />
          )}
        </li>
      ))}
    </List>
  )
}
