import './Caveats.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { Figure } from './citation.ts'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly words: StatisticsProps['claims']
  readonly levels: PageContext['labels']['confidence']
}

/** The claims of the agency without a source, each with what has been measured instead. */
export function Claims({ words, levels }: Props) {
  return (
    <>
      <p>{words.text}</p>
      <div className="claims">
        {words.figures.map(({ id, statistic, description, scope, note, confidence }) => (
          <article key={id} id={id}>
            <h3>{statistic}</h3>
            <p>{description}</p>
            <ConfidenceNote level={levels[confidence]} text={scope} />
            {note && <Paragraph text={note} />}
          </article>
        ))}
      </div>
    </>
  )
}

/** Contradictory measurements side by side, and our conclusion. */
export function Contradictions({ words }: { readonly words: StatisticsProps['contradictions'] }) {
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

export function Misreadings({ words }: { readonly words: StatisticsProps['misreadings'] }) {
  return (
    <>
      <p>{words.text}</p>
      <dl className="misreadings">
        {words.items.map(({ claim, answer }) => (
          <div key={claim}>
            <dt>{claim}</dt>
            <dd>
              <Inline text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
