import './Pairs.css'
import { Inline } from '../../content/inline.tsx'

interface Props {
  readonly items: readonly { readonly name: string; readonly text: string }[]
}

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
