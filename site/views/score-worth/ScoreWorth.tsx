import './ScoreWorth.css'
import { DataTable } from '../../blocks/data/DataTable.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { AuditCall } from '../../blocks/page/AuditCall.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { Lines } from '../../blocks/passages/Lines.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import type { ScoreWorthWords } from './words.ts'

interface Props {
  readonly words: ScoreWorthWords
  readonly context: PageContext
}

/** What was measured of the score and of the audit behind it, each figure with its limits, and how to repeat it. */
export function ScoreWorth({ words, context }: Props) {
  const { language, author, labels, sources } = context
  const { value, statement, scope } = words.statistic
  const parts = [...words.sections.map(measuredPart), ...closingParts(words, context)]
  return (
    <div className="wrap score-worth">
      <PageHead
        heading={words.heading}
        lead={words.lead}
        signed={{ language, updated: words.updated, author: author.name, labels }}
      >
        <StatisticBlock figure={value} text={statement} scope={scope} />
      </PageHead>
      <NumberedSections parts={parts} sources={sources} labels={labels.sources} />
      <AuditCall words={words.call} language={language} />
    </div>
  )
}

function measuredPart(words: ScoreWorthWords['sections'][number]): Part {
  const { id, label, heading, answer, table, commands, points } = words
  return {
    id,
    label,
    heading,
    words,
    children: (
      <>
        <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
        {table && <DataTable label={heading} {...table} />}
        {commands && <Lines name={commands.name} text={commands.lines} />}
        <DashedList items={points} />
      </>
    ),
  }
}
