import './LargeFigure.css'
import './Statistics.css'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
import { Filter } from '../../blocks/data/Filter.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { Chart } from './Chart.tsx'
import { Claims, Contradictions, Misreadings } from './Caveats.tsx'
import type { Figure } from './citation.ts'
import { DatedFigures } from './DatedFigures.tsx'
import { FigureTable } from './FigureTable.tsx'
import { LevelSign, levels } from './LevelSign.tsx'
import { SourcedFigure } from './SourcedFigure.tsx'
import type { StatisticsProps } from './words.ts'

/** Figures with what is needed to quote them: scope, date, source, and contradicting figures. */
export function Statistics(props: StatisticsProps) {
  const { page, featured, contradictions, topics, claims, context } = props
  const { sources, labels } = context
  const opposed = {
    ...contradictions,
    id: 'contradictions',
    children: <Contradictions words={contradictions} copy={page.labels.copy} context={context} />,
  }
  const confidence = {
    ...page.confidence,
    id: 'confidence',
    children: (
      <>
        <Levels
          criteria={page.confidence.levels}
          names={labels.confidence}
          figures={[...topics.flatMap(topic => topic.figures), ...claims.figures]}
        />
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
      <NumberedSections parts={[opposed, confidence]} sources={sources} labels={labels.sources} />
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
            <Chart chart={topic.chart} figures={topic.figures} labels={page.labels} context={context} />
          )}
          <FigureTable topic={tabled(topic, opposed)} labels={page.labels} context={context} />
        </>
      ),
    })),
    {
      ...page.dated,
      heading: fill(page.dated.heading, { count: page.dated.figures.length }),
      id: 'dated',
      isInked: true,
      children: (
        <DatedFigures
          words={page.dated}
          figures={topics.flatMap(({ figures }) => figures)}
          levels={labels.confidence}
        />
      ),
    },
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

interface LevelsProps {
  readonly criteria: StatisticsProps['page']['confidence']['levels']
  readonly names: PageContext['labels']['confidence']
  /** All of the page. */
  readonly figures: readonly Figure[]
}

/** Each level of confidence with its sign, which stands for it from there on, its criteria, and how many figures have it. */
function Levels({ criteria, names, figures }: LevelsProps) {
  return (
    <dl className="levels">
      {levels.map(level => {
        const count = figures.filter(({ confidence }) => confidence === level).length
        return (
          <div key={level}>
            <dt>
              <b>{count}</b> <LevelSign level={level} name={names[level]} /> <LevelDots count={count} />
            </dt>
            <dd>{criteria[level]}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** As many dots as there are figures, each line as long as the narrowest column has room for. */
function LevelDots({ count }: { readonly count: number }) {
  const [perLine, step] = [14, 12]
  const height = step * Math.ceil(count / perLine)
  return (
    <svg
      className="level-dots"
      viewBox={`0 0 ${perLine * step} ${height}`}
      width={perLine * step}
      height={height}
      aria-hidden="true"
    >
      <path d={dottedLines(count, { perLine, from: [step / 2, step / 2], step: [step, step] })} />
    </svg>
  )
}
