import './Pairs.css'
import { Inline } from '../../content/inline.tsx'

interface Props {
  readonly items: readonly { readonly name: string; readonly text: string }[]
}

/** Names and what is said of each, on rules. */
export function Pairs({ items }: Props) {
  return (
    <dl className="pairs">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
