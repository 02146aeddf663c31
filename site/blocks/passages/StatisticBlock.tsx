import './StatisticBlock.css'
import { Inline } from '../../content/inline.tsx'

interface Props {
  /** The figure as it is read, with its unit: « 40 % ». */
  readonly figure: string
  /** What it says, with the mark of its source. */
  readonly text: string
  /** On what it was measured: « laboratoire, 10 000 questions ». */
  readonly scope: string
}

/** The one figure of a page at full size, its sentence and its scope. */
export function StatisticBlock({ figure, text, scope }: Props) {
  return (
    <div className="statistic">
      <p className="statistic-figure">{figure}</p>
      <div className="statistic-text">
        <p>
          <Inline text={text} />
        </p>
        <p className="statistic-scope mono">{scope}</p>
      </div>
    </div>
  )
}
