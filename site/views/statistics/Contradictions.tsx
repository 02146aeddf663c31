import './Contradictions.css'
import { Inline } from '../../content/inline.tsx'
import type { Figure } from './citation.ts'
import type { StatisticsProps } from './props.ts'

type Words = StatisticsProps['contradictions']

/** Contradictory measurements side by side, and our conclusion. */
export function Contradictions({ words }: { readonly words: Words }) {
  return (
    <>
      <p>{words.text}</p>
      {words.pairs.map(({ id, title, left, right, reading }) => (
        <section key={id} className="contradiction" aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <p className="reading">
            <b>{words.labels.reading}</b> <Inline text={reading} />
          </p>
          <Side figures={left} />
          <p className="against mono">{words.labels.against}</p>
          <Side figures={right} />
        </section>
      ))}
    </>
  )
}

function Side({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <div className="side">
      {figures.map(({ id, statistic, description, scope, call }) => (
        <div key={id}>
          <p className="side-figure">
            <a href={`#${id}`}>{statistic}</a>
            <Inline text={call} />
          </p>
          <p>{description}</p>
          <p className="scope">{scope}</p>
        </div>
      ))}
    </div>
  )
}
