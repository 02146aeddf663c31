import './LargeFigure.css'
import './Statistics.css'
import { Filter } from '../../blocks/data/Filter.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { BarChart } from './BarChart.tsx'
import { Claims, Contradictions, Misreadings } from './Caveats.tsx'
import type { Figure } from './citation.ts'
import { FigureTable } from './FigureTable.tsx'
import { SourcedFigure } from './SourcedFigure.tsx'
import type { StatisticsProps } from './words.ts'

/** Figures with what is needed to quote them: scope, date, source, and contradicting figures. */
export function Statistics(props: StatisticsProps) {
  const { page, featured, contradictions, topics, context } = props
  const { sources, labels } = context
  const opposed = {
    ...contradictions,
    id: 'contradictions',
    children: <Contradictions words={contradictions} copy={page.labels.copy} context={context} />,
  }
  const levels = {
    ...page.confidence,
    id: 'confidence',
    children: (
      <>
        <Pairs items={levelPairs(page.confidence.levels, labels.confidence)} />
        <p className="figure-scope">{page.confidence.text}</p>
      </>
    ),
  }
  return (
    <SignedPage
      words={page}
      context={context}
      className="statistics wrap"
      first={3}
      parts={partsOf(props)}
      end={<CopyToast words={page.labels.copied} />}
    >
      <Tinted isInked>
        {featured.figures.map(figure => (
          <SourcedFigure
            key={figure.id}
            words={featured}
            figure={figure}
            labels={page.labels}
            context={context}
          />
        ))}
      </Tinted>
      <NumberedSections parts={[opposed, levels]} sources={sources} labels={labels.sources} />
      <Filter legend={page.labels.filter} all={page.labels.all} options={topics} />
    </SignedPage>
  )
}

function partsOf(props: StatisticsProps): readonly Part[] {
  const { page, contradictions, topics, claims, misreadings, quote, context } = props
  const { language, labels } = context
  const opposed = contradictions.pairs.flatMap(({ left, right }) => [...left, ...right])
  return [
    ...topics.map(topic => ({
      ...topic,
      children: (
        <>
          <Paragraph text={topic.text} />
          {topic.chart && (
            <BarChart chart={topic.chart} figures={topic.figures} labels={page.labels} context={context} />
          )}
          <FigureTable topic={tabled(topic, opposed)} labels={page.labels} context={context} />
        </>
      ),
    })),
    {
      ...claims,
      id: 'claims',
      isTinted: true,
      children: <Claims words={claims} levels={labels.confidence} more={page.labels.more} />,
    },
    { ...misreadings, id: 'misreadings', children: <Misreadings words={misreadings} /> },
    {
      id: 'quote',
      label: quote.label,
      words: quote,
      isInked: true,
      children: <QuoteBlock {...quote} language={language} />,
    },
    {
      ...page.reuse,
      id: 'reuse',
      children: <Paragraph text={page.reuse.text} />,
    },
  ]
}

/** A topic without the figures that stand elsewhere on the page: in its chart, or against others. */
function tabled(topic: StatisticsProps['topics'][number], opposed: readonly Figure[]) {
  const elsewhere = [...(topic.chart?.rows.map(row => row.statistic) ?? []), ...opposed.map(({ id }) => id)]
  return { ...topic, figures: topic.figures.filter(({ id }) => !elsewhere.includes(id)) }
}

/** Each level of confidence, with its criteria. */
function levelPairs(
  levels: StatisticsProps['page']['confidence']['levels'],
  names: PageContext['labels']['confidence'],
) {
  const ids = ['high', 'moderate', 'estimated', 'theoretical'] as const
  return ids.map(id => ({ name: names[id], text: levels[id] }))
}
