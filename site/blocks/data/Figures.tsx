import './Figures.css'

interface Props {
  readonly figures: readonly { readonly value: string; readonly text: string }[]
}

export function Figures({ figures }: Props) {
  return (
    <dl className="figures">
      {figures.map(({ value, text }) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
