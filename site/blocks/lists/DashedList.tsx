import './DashedList.css'
import { Inline } from '../../content/inline.tsx'

interface Props {
  readonly items: readonly string[]
}

export function DashedList({ items }: Props) {
  return (
    <ul className="dashes">
      {items.map(item => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  )
}
