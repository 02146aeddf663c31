import './EngineUses.css'
import './Hatch.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import { DegreeLegend } from '../../blocks/data/DegreeLegend.tsx'
import { Lines, Mark, Passage, Scene, Sheet, Slip } from '../../blocks/scenes/drawing.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { fill } from '../../content/wording.ts'
import { degreeOf, NameUnderSign } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import { type CrawlerUse, crawlerUses, isFor, isSetting, isUnread } from './engines.ts'
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
  readonly labels: EngineLabels
  readonly directory: CrawlersWords
  readonly scene: SceneWords['passage']
}

/** What the engine sends a crawler for: which one, what refusing it costs; and the answer that only those of its search lead to. */
export function EngineUses(props: Props) {
  const { name, crawlers, operator, effects, labels, directory } = props
  const used = crawlerUses.map(use => ({ use, own: crawlers.filter(crawler => isFor(use, crawler)) }))
  if (isUnread(crawlers)) return <NoUses {...props} />
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
      <Key {...props} crawlers={used.flatMap(({ own }) => own)} />
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
        <Answer words={labels.answer} name={name} title={props.answerTitle} scene={props.scene} />
      </div>
    </>
  )
}

/** The signs that the drawing has; in a sentence, where all have the same. */
function Key({ crawlers, operator, labels, directory }: Props) {
  const shown = [...new Set(crawlers.map(degreeOf))]
  if (shown.length > 1 || !shown.includes('yes'))
    return <DegreeLegend question={directory.columns.obeys} words={directory.degrees} shown={shown} />
  return (
    <p className="degree-legend" data-markdown-ignore>
      <span>
        <Degree of="yes" /> {fill(labels.allObey, { operator })}
      </span>
    </p>
  )
}

/** Where no crawler is documented, nothing known lies between a site and the answer. */
function NoUses({ name, operator, labels, scene }: Props) {
  return (
    <div className="engine-uses is-unread">
      <div>
        <p className="engine-bot">{labels.none}</p>
        <div className="engine-gap">
          <b>{scene.site}</b>
          <p className="hatched">
            <span>{labels.unread.missing}</span>
          </p>
        </div>
      </div>
      <Answer words={labels.unread} name={name} operator={operator} scene={scene} isUnread />
    </div>
  )
}

function mayObey(crawler: Crawler): boolean {
  return ['yes', 'partly'].includes(degreeOf(crawler))
}

interface AnswerProps {
  readonly words: EngineLabels['answer']
  readonly name: string
  readonly operator?: string
  readonly title?: string | undefined
  readonly scene: SceneWords['passage']
  /** Whether nothing ties a site to the answer. */
  readonly isUnread?: boolean
}

function Answer({ words, name, operator = '', title, scene, isUnread: isAlone = false }: AnswerProps) {
  const sheet = { x: 0, y: 0, width: 354, height: 226, caption: title ?? fill(words.title, { name }) }
  return (
    <Scene
      alternative={fill(words.alternative, { name, operator })}
      caption={words.caption}
      wide={{
        size: [354, isAlone ? 226 : 312],
        children: isAlone ? (
          <Sheet {...sheet} question={scene.question}>
            <Lines x={24} y={108} widths={[282, 234, 296, 250, 204]} step={20} />
          </Sheet>
        ) : (
          <>
            <Sheet {...sheet} question={scene.question}>
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
          <p className="engine-effect">{effect ?? labels.none}</p>
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
