import './SourcedFigure.css'
import { writtenDate } from '#language/dates.ts'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import type { Figure } from './citation.ts'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly words: StatisticsProps['featured']
  readonly figure: Figure
  readonly labels: StatisticsProps['page']['labels']
  readonly context: PageContext
}

/** The main figure, with a thread to each thing that must be quoted with it. */
export function SourcedFigure({ words, figure, labels, context }: Props) {
  const { language, sources } = context
  const source = sources.find(({ id }) => id === figure.source)
  return (
    <figure className="sourced grid" aria-label={words.label}>
      <p className="sourced-figure">{figure.statistic}</p>
      <ul className="sourced-slips">
        <li>
          <span className="mono">{labels.scope}</span> {figure.scope}
        </li>
        <li>
          <span className="mono">{labels.date}</span> {figure.date && writtenDate(figure.date, language)}
        </li>
        <li>
          <span className="mono">{labels.source}</span> {source?.author},{' '}
          <cite lang={source?.language}>{source?.title}</cite>
          <Inline text={figure.call} />
        </li>
      </ul>
      <figcaption>
        <Inline text={words.text} />
      </figcaption>
    </figure>
  )
}
