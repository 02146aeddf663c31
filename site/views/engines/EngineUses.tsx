import './EngineUses.css'
import '../../styles/hatch.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { DegreeLegend } from '../../blocks/data/DegreeLegend.tsx'
import { Lines, Mark, Passage, Scene, Sheet, Slip } from '../../blocks/scenes/drawing.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { fill } from '../../content/wording.ts'
import { degreeOf, NameUnderSign } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import { type CrawlerUse, crawlerUses, isFor, isSetting } from './engines.ts'
import { ToolsScene } from './ToolsScene.tsx'
import type { EngineLabels, EngineWords } from './words.ts'

interface Props {
  /** The engine, as menus call it. */
  readonly name: string
  readonly crawlers: readonly Crawler[]
  /** Its maker. */
  readonly operator: string
  /** What its page says of refusing them, in place of what is said of all engines. */
  readonly effects: EngineWords['effects']
  /** Over the answer, in place of the name of the engine. */
  readonly answerTitle: EngineWords['answerTitle']
  /** What leads to its answers in place of crawlers. */
  readonly tools: EngineWords['tools']
  readonly labels: EngineLabels
  readonly directory: CrawlersWords
  readonly scene: SceneWords['passage']
}

/** What the engine sends a crawler for: which one, what refusing it costs; and the answer that only those of its search lead to. */
export function EngineUses(props: Props) {
  const { name, crawlers, operator, effects, tools, labels, directory } = props
  const title = props.answerTitle ?? fill(labels.answer.title, { name })
  if (tools) return <ToolsScene words={tools} title={title} none={labels.none} scene={props.scene} />
  const used = crawlerUses.map(use => ({ use, own: crawlers.filter(crawler => isFor(use, crawler)) }))
  const degrees = used.flatMap(({ own }) => own.map(degreeOf))
  const effectOf = (use: CrawlerUse, own: readonly Crawler[]) => {
    const said = effects?.[use]
    if (said) return said
    if (own.length === 0) return undefined
    if (use === 'training') return fill(labels.untrained, { operator })
    if (use === 'user-action' && !own.some(mayObey)) return fill(labels.unheeded, { operator })
    return directory.purposes[use].effect
  }
  return (
    <>
      <DegreeLegend question={directory.columns.obeys} words={directory.degrees} shown={degrees} />
      <div className="engine-uses">
        <ul>
          {used.map(({ use, own }) => (
            <Use
              key={use}
              use={use}
              crawlers={own}
              effect={effectOf(use, own)}
              labels={labels}
              directory={directory}
            />
          ))}
        </ul>
        <Answer words={labels.answer} name={name} title={title} scene={props.scene} />
      </div>
    </>
  )
}

function mayObey(crawler: Crawler): boolean {
  return ['yes', 'partly'].includes(degreeOf(crawler))
}

interface AnswerProps extends Pick<Props, 'name' | 'scene'> {
  readonly words: EngineLabels['answer']
  readonly title: string
}

function Answer({ words, name, title, scene }: AnswerProps) {
  return (
    <Scene
      alternative={fill(words.alternative, { name })}
      caption={words.caption}
      wide={{
        size: [354, 312],
        children: (
          <>
            <Sheet x={0} y={0} width={354} height={226} caption={title} question={scene.question}>
              <Passage x={24} y={106} widths={[282, 220]} />
              <Mark x={266} y={133} number={1} />
              <Lines x={24} y={162} widths={[216, 190, 204]} />
            </Sheet>
            <path className="drawn-thread" d="M266 142V243q0 7 -7 7H250" />
            <Slip x={90} y={250} width={160} tag={`1 · ${scene.cited}`} name={scene.site} />
          </>
        ),
      }}
    />
  )
}

interface UseProps extends Pick<Props, 'crawlers' | 'labels'> {
  readonly use: CrawlerUse
  readonly effect: string | undefined
  readonly directory: CrawlersWords
}

function Use({ use, crawlers, effect, labels, directory }: UseProps) {
  const isNone = crawlers.length === 0
  return (
    <li className={isNone ? 'is-none' : `is-${use}`}>
      <p className="mono">{labels.uses[use]}</p>
      <div>
        {isNone ? (
          <p className={effect ? 'engine-effect' : 'engine-effect hatched'}>
            <span>{effect ?? labels.none}</span>
          </p>
        ) : (
          <>
            <div className="engine-crawlers">
              {crawlers.map(crawler => (
                <div key={crawler.name} className="engine-crawler">
                  <p className="engine-bot">
                    <NameUnderSign crawler={crawler} words={directory} />
                    {isSetting(crawler) && <small className="mono"> {labels.setting}</small>}
                  </p>
                </div>
              ))}
            </div>
            <p className="engine-effect">
              <span className="mono">{labels.refused}</span> {effect}
            </p>
          </>
        )}
      </div>
    </li>
  )
}
