import './StatisticBlock.css'
import { Paragraph } from '../../content/inline.tsx'

interface Props {
  /** The figure as it is written, with its unit: « 40 % ». */
  readonly figure: string
  /** Its meaning, with the mark of its source. */
  readonly text: string
  /** What it was measured on: « laboratoire, 10 000 questions ». */
  readonly scope: string
}

/** The main figure of a page, with its sentence and its scope. */
export function StatisticBlock({ figure, text, scope }: Props) {
  return (
    <div className="statistic">
      <p className="statistic-figure">{figure}</p>
      <div className="statistic-text">
        <Paragraph text={text} />
        <p className="statistic-scope mono">{scope}</p>
      </div>
    </div>
  )
}
