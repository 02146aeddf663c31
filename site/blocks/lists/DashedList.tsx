import './DashedList.css'
import { Inline } from '../../content/inline.tsx'

interface Props {
  readonly items: readonly string[]
  /** Whether it has the width of two columns of text. */
  readonly isWide?: boolean
}

export function DashedList({ items, isWide = false }: Props) {
  return (
    <ul className={isWide ? 'dashes is-wide' : 'dashes'}>
      {items.map(item => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  )
}
