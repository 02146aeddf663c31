import './EngineUses.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { Lines, Mark, Passage, Scene, Sheet, Slip, Thread } from '../../blocks/scenes/drawing.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { fill } from '../../content/wording.ts'
import { Obedience } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import { crawlerUses } from './engines.ts'
import type { EngineLabels } from './words.ts'

interface Props {
  /** The engine, as menus call it. */
  readonly name: string
  readonly crawlers: readonly Crawler[]
  /** Its maker. */
  readonly operator: string
  readonly labels: EngineLabels
  readonly directory: CrawlersWords
  readonly scene: SceneWords['passage']
}

/** What the engine sends a crawler for: which one, and what refusing it costs; and the answer that some lead to. */
export function EngineUses({ name, crawlers, operator, labels, directory, scene }: Props) {
  return (
    <div className="engine-uses">
      <ul>
        {crawlerUses.map(use => (
          <Use
            key={use}
            use={use}
            crawlers={crawlers.filter(({ purpose }) => purpose === use)}
            effect={
              use === 'training' ? fill(labels.untrained, { operator }) : directory.purposes[use].effect
            }
            labels={labels}
            obeys={directory.obeys}
          />
        ))}
      </ul>
      <Scene
        alternative={fill(labels.answer.alternative, { name })}
        caption={labels.answer.caption}
        wide={{
          size: [354, 320],
          children: <Answer title={fill(labels.answer.title, { name })} words={scene} />,
        }}
      />
    </div>
  )
}

function Answer({ title, words }: { readonly title: string; readonly words: SceneWords['passage'] }) {
  return (
    <>
      <Sheet x={0} y={0} width={354} height={236} caption={title} question={words.question}>
        <Lines x={24} y={102} widths={[234]} />
        <Passage x={24} y={124} widths={[282, 234]} />
        <Mark x={274} y={151} number={1} />
        <Lines x={24} y={178} widths={[294, 244, 204]} />
      </Sheet>
      <Thread from={[283, 151]} to={[166, 260]} turn={336} />
      <Slip x={0} y={260} width={166} tag={`1 · ${words.cited}`} name={words.site} />
    </>
  )
}

interface UseProps extends Pick<Props, 'crawlers' | 'labels'> {
  readonly use: (typeof crawlerUses)[number]
  readonly effect: string
  readonly obeys: CrawlersWords['obeys']
}

function Use({ use, crawlers, effect, labels, obeys }: UseProps) {
  return (
    <li className={crawlers.length > 0 ? `is-${use}` : 'is-none'}>
      <p className="mono">{labels.uses[use]}</p>
      <div>
        {crawlers.length === 0 && <p className="engine-bot">{labels.none}</p>}
        {crawlers.map(crawler => (
          <p key={crawler.name}>
            <span className="engine-bot" translate="no">
              {crawler.name}
            </span>{' '}
            {crawler.respectsRobots !== 'yes' && (
              <span className="engine-obeys">
                <Obedience crawler={crawler} /> {labels.obeys} {obeys[crawler.respectsRobots]}
              </span>
            )}
          </p>
        ))}
        {crawlers.length > 0 && (
          <p className="engine-effect">
            <span className="mono">{labels.refused}</span> {effect}
          </p>
        )}
      </div>
    </li>
  )
}
