import './ScoreWorth.css'
import type { Language } from '#contracts/languages.ts'
import { DataTable } from '../../blocks/data/DataTable.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { SignedPage } from '../../blocks/page/SignedPage.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { Lines } from '../../blocks/passages/Lines.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { headHeight, Intervals } from '../../blocks/scenes/Intervals.tsx'
import type { ScoreWorthWords } from './words.ts'

interface Props {
  readonly words: ScoreWorthWords
  readonly context: PageContext
}

/** What was measured of the score and of the audit behind it, each figure with its limits, and how to repeat it. */
export function ScoreWorth({ words, context }: Props) {
  const { value, statement, scope } = words.statistic
  return (
    <SignedPage
      words={words}
      context={context}
      className="wrap score-worth"
      opening={<StatisticBlock figure={value} text={statement} scope={scope} />}
      parts={words.sections.map((section, index) => ({
        ...measuredPart(section, words.inTable, context.language),
        isTinted: index === 0,
      }))}
    />
  )
}

type SectionWords = ScoreWorthWords['sections'][number]

function measuredPart(words: SectionWords, inTable: string, language: Language): Part {
  const { id, label, heading, figure, answer, chart, table, commands, points, more } = words
  return {
    id,
    label,
    heading,
    words,
    children: (
      <>
        <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
        {chart && table && <Shares words={chart} rows={table.rows} language={language} />}
        {table && chart && (
          <details>
            <summary>{inTable}</summary>
            <DataTable label={heading} isWhole {...table} />
          </details>
        )}
        {table && !chart && <DataTable label={heading} isWhole {...table} />}
        {commands && <Lines name={commands.name} text={commands.lines} />}
        {figure && <StatisticBlock figure={figure.value} text={figure.statement} scope={figure.scope} />}
        <Pairs items={points} />
        {more && (
          <details>
            <summary>{more.name}</summary>
            <Pairs items={more.points} />
          </details>
        )}
      </>
    ),
  }
}

interface SharesProps {
  readonly words: NonNullable<SectionWords['chart']>
  readonly rows: NonNullable<SectionWords['table']>['rows']
  readonly language: Language
}

/** The rows of the table as intervals, over a ruler from nothing to all. */
function Shares({ words, rows, language }: SharesProps) {
  const { at, name } = words.reference
  const reference = { low: at / 100, high: at / 100 }
  const shares = rows.map(row => ({
    ...shareIn(row),
    isCompared: words.subject !== undefined && row[0] !== words.subject,
  }))
  const drawn = { rows: shares, reference, head: name, language, end: 100 }
  const height = (rise: number) => headHeight + rows.length * rise + 80
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [1060, height(46)],
        children: <Intervals {...drawn} left={300} unit={7.5} rise={46} />,
      }}
      narrow={{
        size: [354, height(70)],
        children: <Intervals {...drawn} left={0} unit={3.54} rise={70} above />,
      }}
    />
  )
}

/** @throws where a row has no share and interval to draw. */
function shareIn([name, share, interval]: SharesProps['rows'][number]) {
  const [value, low, high] = `${share} ${interval}`.match(/\d+/g)?.map(percent => Number(percent) / 100) ?? []
  if (!name || value === undefined || low === undefined || high === undefined)
    throw new Error(`The row "${name}" of a chart needs a share and an interval.`)
  return { name, value, low, high }
}
