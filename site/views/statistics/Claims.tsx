import './Claims.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { Paragraph } from '../../content/inline.tsx'
import type { StatisticsProps } from './props.ts'

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
