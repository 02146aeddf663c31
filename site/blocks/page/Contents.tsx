import './Contents.css'

interface Props {
  readonly heading: string
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

/** The table of contents of a long page; `contents.client.ts` marks the part being read. */
export function Contents({ heading, items }: Props) {
  return (
    <nav className="contents" aria-label={heading}>
      <p className="mono">{heading}</p>
      <ol>
        {items.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
