import '../../blocks/signed/SignatureLines.css'
import './Article.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { AnswerField } from '../../blocks/findings/AnswerField.tsx'
import { FindingPicture } from '../../blocks/findings/FindingPicture.tsx'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { HeadMargin } from '../../blocks/opening/HeadMargin.tsx'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { DateWithin } from '../../blocks/page/DateWithin.tsx'
import { Notice } from '../../blocks/page/Notice.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AiContentBlock } from '../../blocks/passages/AiContentBlock.tsx'
import { answerPart, Detail } from '../../blocks/passages/AnswerBlock.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import { Signature } from '../../blocks/signed/Signature.tsx'
import { Inline, Paragraph, Paragraphs } from '../../content/inline.tsx'
import type { InLanguage } from '../../content/bilingual.ts'
import type { Entry } from '../../content/read.ts'
import type { Article as ArticleWords } from '../../content/schemas/article.ts'
import type { Statistic as PublishedFigure } from '../../content/schemas/statistic.ts'
import { fill } from '../../content/wording.ts'
import type { BlogWords } from '../blog/words.ts'
import { IntervalTable } from './IntervalTable.tsx'
import { QueryPairs } from './QueryPairs.tsx'
import { isBeside, SectionPicture } from './SectionPicture.tsx'
import { SitePairs } from './SitePairs.tsx'

interface Props {
  readonly words: ArticleWords
  readonly labels: BlogWords['labels']
  /** Those that an article may name. */
  readonly figures: readonly Figure[]
  readonly context: PageContext
}

type Figure = Entry<InLanguage<PublishedFigure>>

export function Article(props: Props) {
  const { words, context } = props
  const { language, labels, sources } = context
  return (
    <article className="wrap article">
      <PageHead
        heading={words.heading}
        lead={words.lead}
        margin={
          <HeadMargin>
            <Signature parts={signatureOf(props)} />
          </HeadMargin>
        }
      />
      <NumberedSections
        parts={[...partsOf(props), ...closingParts(words, context)]}
        sources={sources}
        labels={labels.sources}
      />
      <AuditCall words={words.call} language={language} />
    </article>
  )
}

function signatureOf({ words, labels, context: { language, author } }: Props): readonly ReactNode[] {
  const { date, updated, category, readTime } = words
  const readIn = labels.readTime.replace('{minutes}', String(readTime))
  return [
    <DateWithin key="published" text={labels.published} date={date} language={language} />,
    updated !== date && <DateWithin key="updated" text={labels.updated} date={updated} language={language} />,
    `${category}, ${readIn}`,
    author.name,
  ].filter(Boolean)
}

function partsOf({ words, labels, figures: known, context }: Props): readonly Part[] {
  const { statistic, sections, steps, conclusion } = words
  return [
    {
      id: 'figure',
      label: statistic.label,
      words: statistic,
      isInked: true,
      children: <Statistic words={statistic} measured={labels.measured} language={context.language} />,
    },
    ...sections.flatMap(section => sectionParts({ section, chart: statistic.chart, known }, context)),
    {
      id: 'steps',
      label: steps.label,
      heading: steps.heading,
      words: steps,
      children: (
        <>
          <ExplainedList items={steps.items} numbered inRow={steps.items.length <= longestRow} />
          {steps.technical && (
            <Fold summary={labels.technical}>
              <Paragraph text={steps.technical} />
            </Fold>
          )}
        </>
      ),
    },
    {
      id: 'conclusion',
      label: conclusion.label,
      heading: conclusion.heading,
      words: conclusion,
      children: (
        <>
          <div className="article-kept">
            <Paragraphs texts={conclusion.body} />
          </div>
          <Notice heading={labels.revision} text={words.revision} />
        </>
      ),
    },
  ]
}

/** How many steps stand side by side in the width of the text: more would be narrow, and stand one under the other. */
const longestRow = 4

type Section = ArticleWords['sections'][number]

/** A file may have a band of night of its own: the name of that band. */
function bandOf(picture: Section['picture']) {
  return (picture?.kind === 'file' && picture.band) || null
}

interface SectionContext {
  readonly section: Section
  readonly chart: Chart
  readonly known: readonly Figure[]
}

/** A section, and its picture on a band or the quotation that may follow it. What draws the answer comes before the detail. */
function sectionParts(
  { section, chart, known }: SectionContext,
  { language, labels: shared }: PageContext,
): readonly Part[] {
  const { id, heading, body, detail, picture, hasTable, further, reasons, points, quote, finding } = section
  const labels = detail ? { ...shared, detail } : shared
  const band = bandOf(picture)
  const shown = picture && <SectionPicture picture={picture} language={language} />
  const drawn = band ? undefined : shown
  const aside = picture && isBeside(picture) ? drawn : undefined
  const isAnswer = reasons !== undefined || (!aside && picture && answering.includes(picture.kind))
  const answered = answerPart(id, { ...section, body: isAnswer ? [] : body }, labels)
  const part = {
    ...answered,
    words: [section.answer, reasons, body, points],
    aside,
    children: (
      <>
        {answered.children}
        {hasTable && <IntervalTable chart={chart} language={language} />}
        {further && (
          <p>
            <Inline text={further} />
          </p>
        )}
        {reasons && <ExplainedList items={reasons} numbered />}
        {!aside && drawn}
        {points && (
          <div className="article-row">
            <ExplainedList items={points} inRow />
          </div>
        )}
        {isAnswer && <Detail topic={heading} body={body} labels={labels} />}
      </>
    ),
  }
  return [
    part,
    ...(band ? [{ id: `${id}-picture`, ...band, isInked: true, children: shown }] : []),
    ...(finding ? [findingPart(id, { ...finding, known })] : []),
    ...(quote ? [quotePart({ section: id, quote, language })] : []),
  ]
}

/** The pictures that draw the answer itself. */
const answering: readonly NonNullable<Section['picture']>['kind'][] = [
  'page',
  'pair',
  'ticks',
  'ruler',
  'amounts',
  'languages',
]

type Finding = NonNullable<Section['finding']> & Pick<SectionContext, 'known'>

/** Someone else's figure, as loud as that of the article. */
function findingPart(section: string, { label, text, statistic, known }: Finding): Part {
  const figure = known.find(({ id }) => id === statistic)
  return {
    id: `${section}-finding`,
    label,
    words: text,
    isInked: true,
    children: figure && (
      <AiContentBlock type="fact" topic={label} chunkId={`${section}-fact`} confidence="medium">
        <StatisticBlock figure={figure.statistic} text={text} scope={figure.scope} />
      </AiContentBlock>
    ),
  }
}

interface QuotePartProps {
  readonly section: string
  readonly quote: NonNullable<Section['quote']>
  readonly language: Language
}

function quotePart({ section, quote, language }: QuotePartProps): Part {
  return {
    id: `${section}-quote`,
    label: quote.label,
    words: quote,
    isInked: true,
    children: (
      <AiContentBlock type="citation" topic={quote.author} chunkId={`${section}-citation`}>
        <QuoteBlock {...quote} language={language} />
      </AiContentBlock>
    ),
  }
}

interface StatisticProps {
  readonly words: ArticleWords['statistic']
  /** Introduces how it was measured. */
  readonly measured: string
  readonly language: Language
}

/** The figure of an article, those it is compared with, and how it was measured. */
function Statistic({ words, measured, language }: StatisticProps) {
  const { value, statement, scope, claim, description, chart, queries, sites, measurementTechnique } = words
  const isByShortChart = claim !== undefined || chart.rows.length === 1
  return (
    <AiContentBlock type="fact" topic={chart.caption} chunkId="figure-fact" confidence="medium">
      <div className={isByShortChart ? 'article-told is-by-short-chart' : 'article-told'}>
        {claim && (
          <p className="article-claim">
            <del>{claim.value}</del> <span className="mono">{claim.name}</span>{' '}
            <span className="mono">{claim.measured}</span>
          </p>
        )}
        <StatisticBlock figure={value} text={statement} scope={claim ? undefined : scope} />
        <p>{description}</p>
      </div>
      {queries && <QueryPairs words={queries} language={language} />}
      {sites && <SitePairs words={sites} />}
      {!queries && !sites && <Shown words={words} />}
      <p className="article-measured">
        <strong>{measured}</strong> <Inline text={measurementTechnique} />
      </p>
    </AiContentBlock>
  )
}

/** The chart of a figure, or its picture with the other counts, if any, below it. */
function Shown({ words }: Pick<StatisticProps, 'words'>) {
  const { chart, isPictured, parts, announcedBy } = words
  const subject = chart.rows[0]?.name
  if (!isPictured) return <ShareChart chart={chart} subject={subject} />
  if (announcedBy === 'answers') return <AnswerFields chart={chart} />
  // The picture draws the first row.
  const others = chart.rows.slice(1)
  return (
    <div className="article-shown">
      <FindingPicture statistic={words} parts={parts} />
      {others.length > 0 && <ShareChart chart={{ ...chart, rows: others }} subject={undefined} />}
    </div>
  )
}

/** A field of a hundred answers for each share. */
function AnswerFields({ chart: { caption, written, rows } }: { readonly chart: Chart }) {
  return (
    <div className="article-shown">
      <p>
        <b>{caption}</b>
      </p>
      <ul className="article-fields">
        {rows.map(({ name, value }) => (
          <li key={name}>
            <AnswerField count={value} total={100} perLine={10} />
            <p>
              <b>{name}</b> <span className="mono">{fill(written, { value })}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Chart = ArticleWords['statistic']['chart']
