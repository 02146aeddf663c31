import '../../blocks/passages/LinesApart.css'
import './Engine.css'
import type { Crawler } from '#contracts/crawlers.ts'
import type { Language } from '#contracts/languages.ts'
import { locales } from '#language/locales.ts'
import { percentage } from '#language/numbers.ts'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { CopyableLines } from '../../blocks/passages/Lines.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Paragraph, Paragraphs } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { type PageId, pathOf } from '../../routes.ts'
import { anchorOf, CrawlerRows, type PurposeNames } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import type { Figure } from '../statistics/citation.ts'
import { FigureOrigin, FigureScope } from '../statistics/FigureFacts.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'
import type { StatisticsWords } from '../statistics/words.ts'
import { EngineUses } from './EngineUses.tsx'
import { engineRoutes, engineRules, isUnread, undrawnOf } from './engines.ts'
import type { EngineLabels, EngineWords } from './words.ts'

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
  /** What an answer that cites a page looks like. */
  readonly scene: SceneWords['passage']
  /** How the directory of crawlers and the page of figures name what they show. */
  readonly directory: CrawlersWords
  readonly purposes: PurposeNames
  readonly figureLabels: StatisticsWords['labels']
  /** The page that it is, among those of all engines. */
  readonly page: PageId
  readonly context: PageContext
}

/** One answer engine: its crawlers, what it documents, what was measured, and what nobody knows. */
export function Engine(props: Props) {
  const { words, name, labels, context } = props
  const asked = isUnread(props.crawlers) ? labels.unreadCall : labels.call
  const call = { ...asked, heading: fill(asked.heading, { name }) }
  return (
    <SignedPage
      words={{ ...words, call }}
      context={context}
      parts={partsOf(props)}
      end={<CopyToast words={labels.copied} />}
    >
      <Tinted isInked>
        <EngineUses
          name={name}
          scene={props.scene}
          crawlers={props.crawlers}
          operator={words.operator}
          labels={labels}
          directory={props.directory}
        />
      </Tinted>
      <Siblings {...props} />
    </SignedPage>
  )
}

/** The pages of all engines, this one among them. */
function Siblings({ page, context: { names, language } }: Props) {
  return (
    <nav className="engine-siblings" aria-labelledby="engines">
      <p className="mono" id="engines">
        {names.engines}
      </p>
      <ul>
        {engineRoutes.map(({ id }) => (
          <li key={id}>
            <a href={pathOf(id, language)} aria-current={id === page ? 'page' : undefined}>
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function partsOf(props: Props): readonly Part[] {
  const { words, name, labels, context } = props
  const { choice, documents, quote, controls, unknown } = words
  const titled = (of: 'crawlers' | 'known' | 'measured') => ({
    id: of,
    label: labels[of].label,
    heading: fill(labels[of].heading, { name }),
  })
  return [
    answerPart('choice', { ...choice, label: labels.choice }, context.labels),
    {
      ...titled('crawlers'),
      words: words.crawlers,
      children: isUnread(props.crawlers) ? <Unpublished {...props} /> : <Crawlers {...props} />,
    },
    { ...titled('known'), words: [documents, controls, unknown], children: <Known {...props} /> },
    {
      id: 'quote',
      label: labels.quote,
      words: quote,
      isInked: true,
      children: <QuoteBlock {...quote} language={context.language} />,
    },
    // Its figures name their studies: notes beside them would say it again.
    { ...titled('measured'), children: <Measured {...props} /> },
  ]
}

/** What its maker does not publish, in place of a table without a single fact. */
function Unpublished({ words, crawlers, labels, context }: Props) {
  return (
    <>
      <Paragraph text={words.crawlers} />
      {crawlers.map(crawler => (
        <ul key={crawler.name} id={anchorOf(crawler)} className="engine-unpublished">
          <li>
            <a href={`${pathOf('crawlers', context.language)}#${anchorOf(crawler)}`}>{crawler.name}</a>
          </li>
          {labels.unpublished.map(missing => (
            <li key={missing}>{missing}</li>
          ))}
        </ul>
      ))}
    </>
  )
}

/** What its maker documents and what a site decides, side by side, and what nobody knows. */
function Known({ words: { documents, controls, unknown, operator }, labels }: Props) {
  return (
    <div className="engine-known">
      <div id="documents">
        <h3>{fill(labels.documents, { operator })}</h3>
        <Pairs items={documents} />
      </div>
      {controls && (
        <div id="controls">
          <h3>{labels.controls}</h3>
          <Pairs items={controls} />
        </div>
      )}
      <div id="unknown">
        <h3>{labels.unknown}</h3>
        <DashedList items={unknown} />
      </div>
    </div>
  )
}

function Crawlers(props: Props) {
  const { words, name, crawlers, labels, directory, purposes, context } = props
  const rules = engineRules(crawlers, directory)
  const undrawn = undrawnOf(crawlers)
  const hasTokens = undrawn.some(({ purpose }) => purpose === 'training-token')
  return (
    <>
      <Paragraph text={words.crawlers} />
      {undrawn.length > 0 && (
        <Paragraph text={fill(labels.undrawn, { names: listed(undrawn, context.language) })} />
      )}
      <Fold summary={fill(hasTokens ? labels.tokensTable : labels.table, { count: crawlers.length })}>
        <CrawlerRows
          label={fill(labels.crawlers.heading, { name })}
          crawlers={crawlers}
          columns={['purpose', 'obeys', 'known']}
          words={directory}
          purposes={purposes}
          directory={pathOf('crawlers', context.language)}
        />
      </Fold>
      {rules && <CopyableLines name={labels.rules} text={rules} copy={directory.groups.copy} isApart />}
    </>
  )
}

function listed(crawlers: readonly Crawler[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(crawlers.map(({ name }) => name))
}

function Measured(props: Props) {
  const { words, name, labels, figureLabels, context } = props
  const { measured, figures } = words
  const compared = comparedIn(props)
  return (
    <>
      {compared && (
        <Compared
          {...compared}
          text={measured.body[0] ?? ''}
          labels={labels}
          copy={figureLabels.copy}
          context={context}
        />
      )}
      <Paragraphs texts={compared ? measured.body.slice(1) : measured.body} />
      <FigureTable
        topic={{
          label: fill(labels.measured.heading, { name }),
          figures: figures.filter(figure => figure !== compared?.figure),
        }}
        labels={figureLabels}
        context={context}
        isEven
      />
    </>
  )
}

/** The figure whose source gives a share for this engine, and that share: the first paragraph says it. */
function comparedIn({ words: { figures }, page }: Props) {
  for (const figure of figures) {
    const { byEngine } = figure
    const own = byEngine?.find(engine => engine.page === page)
    if (byEngine && own) return { figure, byEngine, own }
  }
  return undefined
}

type ComparedProps = NonNullable<ReturnType<typeof comparedIn>> &
  Pick<Props, 'labels' | 'context'> & { readonly text: string; readonly copy: string }

/** The share of this engine, who measured it on what, and beside it those of the others that the same test names. */
function Compared({ figure, byEngine, own, text, labels, copy, context }: ComparedProps) {
  return (
    <div className="engine-compared" id={figure.id}>
      <div>
        <p className="engine-share">{percentage(own.value / 100, context.language)}</p>
        <Paragraph text={text} />
        <FigureScope {...figure} />
        <FigureOrigin figure={figure} copy={copy} context={context} />
      </div>
      <ShareChart chart={{ ...labels.byEngine, rows: byEngine }} subject={own.name} />
    </div>
  )
}
