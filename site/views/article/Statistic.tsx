import type { Language } from '#contracts/languages.ts'
import { AiContentBlock } from '../../blocks/AiContentBlock.tsx'
import { ShareChart } from '../../blocks/ShareChart.tsx'
import { StatisticBlock } from '../../blocks/StatisticBlock.tsx'
import { writtenDate } from '../../content/dates.ts'
import { Inline } from '../../content/inline.tsx'
import type { Article } from '../../content/schemas/article.ts'

interface Props {
  readonly words: Article['statistic']
  /** What is said before the way in which it was measured. */
  readonly measured: string
  readonly language: Language
}

/** The figure of an article: at full size, beside those it is compared with, and how it was measured. */
export function Statistic({ words, measured, language }: Props) {
  const { value, statement, scope, dateModified, description, chart, measurementTechnique } = words
  return (
    <AiContentBlock type="fact" topic={chart.caption} chunkId="figure-fact" confidence="medium">
      <StatisticBlock
        figure={value}
        text={statement}
        scope={`${scope}, ${writtenDate(dateModified, language)}`}
      />
      <ShareChart chart={chart} subject={chart.rows[0]?.name} />
      <p>{description}</p>
      <p>
        <strong>{measured}</strong> <Inline text={measurementTechnique} />
      </p>
    </AiContentBlock>
  )
}
