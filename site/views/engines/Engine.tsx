import './Engine.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { counted } from '#language/counts.ts'
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
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Paragraph, Paragraphs } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { type PageId, pathOf } from '../../routes.ts'
import { CrawlerRows, type PurposeNames } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import type { Figure } from '../statistics/citation.ts'
import { FigureOrigin, FigureScope } from '../statistics/FigureFacts.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'
import type { StatisticsWords } from '../statistics/words.ts'
import { EnginePicture } from './EnginePicture.tsx'
import { EngineUses } from './EngineUses.tsx'
import { engineRoutes, engineRules, isRetired, isSetting, isUnread } from './engines.ts'
import { notedOnce } from './noted-once.ts'
import type { EngineLabels, EngineWords } from './words.ts'

interface Props {
  /** With the figures in place of their names. */
  readonly words: Omit<EngineWords, 'measured'> & {
    readonly measured: Pick<NonNullable<EngineWords['measured']>, 'heading' | 'body'> | undefined
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
      parts={notedOnce(partsOf(props))}
      end={<CopyToast words={labels.copied} />}
    >
      <Tinted isInked>
        <EngineUses
          name={name}
          scene={props.scene}
          crawlers={props.crawlers}
          operator={words.operator}
          effects={words.effects}
          tools={words.tools}
          answerTitle={words.answerTitle}
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
  const { words, name, crawlers, labels, context } = props
  const { choice, picture, measured, todo } = words
  return [
    answerPart('choice', { ...choice, label: labels.choice }, context.labels),
    // A table needs the margin, as the columns below do; the list of sources has what they call.
    ...(picture ? [{ ...picture, id: 'picture', children: <EnginePicture {...picture} /> }] : []),
    ...(words.crawlers
      ? [
          {
            id: 'crawlers',
            label: labels.crawlers.label,
            heading: fill(counted(labels.crawlers.heading, crawlers.length, context.language), { name }),
            words: words.crawlers,
            children: <Crawlers {...props} text={words.crawlers} />,
          },
        ]
      : []),
    { ...labels.known, id: 'known', children: <Known {...props} /> },
    // Its figures name their studies: notes beside them would say it again.
    ...(measured
      ? [
          {
            id: 'measured',
            label: labels.measured,
            heading: measured.heading,
            children: <Measured {...props} {...measured} />,
          },
        ]
      : []),
    ...(todo
      ? [
          {
            id: 'todo',
            label: labels.todo,
            heading: todo.heading,
            words: todo,
            children: <Pairs items={todo.items} />,
          },
        ]
      : []),
  ]
}

/** What its maker documents, what a site decides, and what nobody knows, side by side. */
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
      <div id="unknown" className="unknown">
        <h3>{labels.unknown}</h3>
        <DashedList items={unknown} />
      </div>
    </div>
  )
}

function Crawlers(props: Props & { readonly text: string }) {
  const { words, name, text, crawlers, labels, directory, purposes, context } = props
  const rules = engineRules(crawlers, directory, words.settingComment)
  const retired = crawlers.filter(isRetired).length
  const count = crawlers.length - retired
  return (
    <>
      <Paragraph text={text} />
      {rules && (
        <div className={`engine-rules of-${rules.split('\n\n').length}`}>
          <CopyableLines name={labels.rules} text={rules} copy={directory.groups.copy} isApart />
          <p>{labels.rulesNote}</p>
        </div>
      )}
      <Fold summary={fill(tableName(props, retired), { count, retired })}>
        <CrawlerRows
          label={fill(counted(labels.crawlers.heading, count, context.language), { name })}
          crawlers={crawlers}
          columns={['purpose', 'obeys', 'known']}
          words={directory}
          purposes={purposes}
          directory={pathOf('crawlers', context.language)}
        />
      </Fold>
    </>
  )
}

function tableName({ crawlers, labels, context }: Props, retired: number): string {
  if (crawlers.some(isSetting)) return labels.tokensTable
  return retired > 0 ? labels.retiredTable : counted(labels.table, crawlers.length, context.language)
}

function Measured(props: Props & NonNullable<Props['words']['measured']>) {
  const { words, heading, body, labels, figureLabels, context } = props
  const { figures } = words
  const compared = comparedIn(props)
  return (
    <>
      {compared && (
        <Compared
          {...compared}
          text={body[0] ?? ''}
          labels={labels}
          copy={figureLabels.copy}
          context={context}
        />
      )}
      {compared && <Paragraphs texts={body.slice(1)} />}
      <FigureTable
        topic={{ label: heading, figures: figures.filter(figure => figure !== compared?.figure) }}
        labels={figureLabels}
        context={context}
        isEven
      />
      {!compared && <Paragraphs texts={body} />}
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
  const { written, of } = labels.byEngine
  const said = of[figure.id]
  if (!said) throw new Error(`content/labels/engine.yaml does not say what "${figure.id}" is of each engine.`)
  return (
    <div className="engine-compared" id={figure.id}>
      <div>
        <p className="engine-share">
          {percentage(own.value / 100, context.language)} <small>{said.noun}</small>
        </p>
        <Paragraph text={text} />
        <FigureScope {...figure} />
        <FigureOrigin figure={figure} copy={copy} context={context} />
      </div>
      <ShareChart chart={{ caption: said.caption, written, rows: byEngine }} subject={own.name} />
    </div>
  )
}
