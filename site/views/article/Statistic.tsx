import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AiContentBlock } from '../../blocks/passages/AiContentBlock.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import { Inline } from '../../content/inline.tsx'
import type { Article } from '../../content/schemas/article.ts'

interface Props {
  readonly words: Article['statistic']
  /** Introduces how it was measured. */
  readonly measured: string
  readonly context: PageContext
}

/** The figure of an article, those it is compared with, and how it was measured. */
export function Statistic({ words, measured, context }: Props) {
  const { value, statement, scope, dateModified, description, chart, measurementTechnique } = words
  return (
    <AiContentBlock
      type="fact"
      topic={chart.caption}
      chunkId="figure-fact"
      confidence="medium"
      signature={{ ...context, lastUpdated: dateModified }}
    >
      <StatisticBlock figure={value} text={statement} scope={scope} />
      <ShareChart chart={chart} subject={chart.rows[0]?.name} />
      <p>{description}</p>
      <p>
        <strong>{measured}</strong> <Inline text={measurementTechnique} />
      </p>
    </AiContentBlock>
  )
}
