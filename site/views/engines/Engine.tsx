import './Engine.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { AuditCall } from '../../blocks/page/AuditCall.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { CopyableLines } from '../../blocks/passages/CopyableLines.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { type PageId, pathOf } from '../../routes.ts'
import { CrawlerTable, type PurposeNames } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import type { Figure } from '../statistics/citation.ts'
import { FigureTable } from '../statistics/FigureTable.tsx'
import type { StatisticsWords } from '../statistics/words.ts'
import { engineRules } from './engine-rules.ts'
import type { ListedEngine } from './listed-engines.ts'
import { UsesScene } from './UsesScene.tsx'
import type { EngineLabels, EnginesWords, EngineWords } from './words.ts'

interface Props {
  /** With the figures in place of their names. */
  readonly words: Omit<EngineWords, 'measured'> & {
    readonly measured: Pick<EngineWords['measured'], 'body'>
    readonly figures: readonly Figure[]
  }
  /** The engine, as menus call it. */
  readonly name: string
  readonly crawlers: readonly Crawler[]
  readonly labels: EngineLabels
  /** How the directory of crawlers and the page of figures name what they show. */
  readonly directory: CrawlersWords
  readonly purposes: PurposeNames
  readonly figureLabels: StatisticsWords['labels']
  /** The page that it is, among those of all engines. */
  readonly page: PageId
  readonly engines: readonly ListedEngine[]
  readonly uses: EnginesWords['uses']
  readonly context: PageContext
}

/** One answer engine: its crawlers, what it documents, what was measured, and what nobody knows. */
export function Engine(props: Props) {
  const { words, name, labels, context } = props
  const { language, author, labels: blocks, sources } = context
  const { call } = labels
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={words.lead}
        signed={{ language, updated: words.updated, author: author.name, labels: blocks }}
        margin={<Siblings {...props} />}
      />
      <NumberedSections
        parts={[...partsOf(props), ...closingParts(words, context)]}
        sources={sources}
        labels={blocks.sources}
      />
      <AuditCall
        words={{ heading: fill(call.heading, { name }), text: call.text, action: call.action }}
        language={language}
      />
      <CopyToast words={labels.copied} />
    </div>
  )
}

/** The pages of all engines, this one among them. */
function Siblings({ page, engines, context: { names, language } }: Props) {
  return (
    <nav aria-label={names.engines}>
      <ul className="engine-siblings">
        {engines.map(sibling => (
          <li key={sibling.page}>
            <a
              href={pathOf(sibling.page, language)}
              aria-current={sibling.page === page ? 'page' : undefined}
            >
              {names[sibling.page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function partsOf(props: Props): readonly Part[] {
  const { words, name, labels, context } = props
  const { choice, documents, quote, controls, measured, figures, unknown } = words
  const titled = (of: 'crawlers' | 'documents' | 'controls' | 'measured' | 'unknown') => ({
    id: of,
    label: labels[of].label,
    heading: fill(labels[of].heading, { name }),
  })
  return [
    {
      id: 'choice',
      label: labels.choice,
      heading: choice.heading,
      words: choice,
      children: (
        <AnswerBlock
          topic={choice.heading}
          chunkId="choice-answer"
          answer={choice.answer}
          body={choice.body}
        />
      ),
    },
    { ...titled('crawlers'), words: words.crawlers, children: <Crawlers {...props} /> },
    { ...titled('documents'), words: documents, children: <Pairs items={documents} /> },
    {
      id: 'quote',
      label: labels.quote,
      words: quote,
      isTinted: true,
      children: <QuoteBlock {...quote} language={context.language} />,
    },
    { ...titled('controls'), words: controls, children: <Pairs items={controls} /> },
    { ...titled('measured'), words: [measured, figures], children: <Measured {...props} /> },
    { ...titled('unknown'), words: unknown, children: <DashedList items={unknown} /> },
  ]
}

function Crawlers(props: Props) {
  const { words, name, crawlers, labels, directory, purposes, context } = props
  const rules = engineRules(crawlers, directory)
  return (
    <>
      <p>
        <Inline text={words.crawlers} />
      </p>
      <CrawlerTable
        label={fill(labels.crawlers.heading, { name })}
        crawlers={crawlers}
        columns={['purpose', 'obeys', 'known']}
        words={directory}
        purposes={purposes}
        directory={pathOf('crawlers', context.language)}
      />
      {rules && <CopyableLines name={labels.rules} text={rules} copy={directory.groups.copy} />}
      <UsesScene words={props.uses} engines={props.engines} names={context.names} lit={props.page} />
    </>
  )
}

function Measured({ words: { measured, figures }, name, labels, figureLabels, context }: Props) {
  return (
    <>
      {measured.body.map(text => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
      <FigureTable
        topic={{ label: fill(labels.measured.heading, { name }), figures }}
        all={figures}
        labels={figureLabels}
        context={context}
      />
    </>
  )
}
