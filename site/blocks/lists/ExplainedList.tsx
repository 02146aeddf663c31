import './ExplainedList.css'
import type { ReactNode } from 'react'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { HeadFold } from './HeadFold.tsx'

interface Props {
  readonly items: readonly Explained[]
  /** Whether the order, or the number of items, means something. */
  readonly numbered?: boolean
  /** Whether its items stand side by side where there is room. */
  readonly inRow?: boolean
  /** Whether a phone shows the titles, and unfolds the text of each; that of the first at once. */
  readonly foldsOnPhones?: boolean
}

interface Explained {
  /** Its anchor. */
  readonly id?: string
  readonly title: string
  readonly text: string
  /** The figure that its text explains, in large type, and of what it is a share. */
  readonly figure?: string
  readonly scope?: string
  /** Below the text, and folded with it. */
  readonly notes?: ReactNode
}

export function ExplainedList({ items, numbered = false, inRow = false, foldsOnPhones = false }: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={inRow ? 'explained in-row' : 'explained'}>
      {items.map(({ id, title, text, figure, scope = '', notes }, index) => (
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
              {notes}
            </HeadFold>
          ) : (
            <Paragraph text={text} />
          )}
        </li>
      ))}
    </List>
  )
}
