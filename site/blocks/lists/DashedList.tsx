import './DashedList.css'
import { Inline } from '../../content/inline.tsx'

export function DashedList({ items }: { readonly items: readonly string[] }) {
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
