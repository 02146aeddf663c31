import './StatisticBlock.css'
import { Paragraph } from '../../content/inline.tsx'

interface Props {
  /** The figure as it is written, with its unit: « 40 % ». */
  readonly figure: string
  /** Its meaning, with the mark of its source. */
  readonly text: string
  /** What it was measured on: « laboratoire, 10 000 questions ». Left out where the words beside it say so. */
  readonly scope?: string | undefined
}

/** How many characters leave room beside them on the line: « 52 % », not « 17 sur 75 ». */
const longest = 4

/** The main figure of a page, with its sentence and its scope. */
export function StatisticBlock({ figure, text, scope }: Props) {
  return (
    <div className="statistic">
      <p className={figure.length > longest ? 'statistic-figure is-long' : 'statistic-figure'}>{figure}</p>
      <div className="statistic-text">
        <Paragraph text={text} />
        {scope && <p className="statistic-scope mono">{scope}</p>}
      </div>
    </div>
  )
}
