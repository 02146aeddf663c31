import './EngineUses.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { fill } from '../../content/wording.ts'
import { Obedience } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import { crawlerUses } from './engines.ts'
import type { EngineLabels } from './words.ts'

interface Props {
  readonly crawlers: readonly Crawler[]
  /** Its maker. */
  readonly operator: string
  readonly labels: EngineLabels
  readonly directory: CrawlersWords
}

/** What the engine sends a crawler for, side by side: which one, whether it obeys, and what refusing it costs. */
export function EngineUses({ crawlers, operator, labels, directory }: Props) {
  return (
    <ul className="engine-uses">
      {crawlerUses.map(use => (
        <Use
          key={use}
          name={labels.uses[use]}
          crawlers={crawlers.filter(({ purpose }) => purpose === use)}
          effect={use === 'training' ? fill(labels.untrained, { operator }) : directory.purposes[use].effect}
          labels={labels}
          obeys={directory.obeys}
        />
      ))}
    </ul>
  )
}

interface UseProps extends Pick<Props, 'crawlers' | 'labels'> {
  readonly name: string
  readonly effect: string
  readonly obeys: CrawlersWords['obeys']
}

function Use({ name, crawlers, effect, labels, obeys }: UseProps) {
  if (crawlers.length === 0)
    return (
      <li className="is-none">
        <p className="mono">{name}</p>
        <p className="engine-bot">{labels.none}</p>
      </li>
    )
  return (
    <li>
      <p className="mono">{name}</p>
      <p className="engine-effect">
        <span className="mono">{labels.refused}</span> {effect}
      </p>
      {crawlers.map(crawler => (
        <p key={crawler.name}>
          <span className="engine-bot" translate="no">
            {crawler.name}
          </span>{' '}
          <span className="engine-obeys">
            <Obedience crawler={crawler} /> {labels.obeys} {obeys[crawler.respectsRobots]}
          </span>
        </p>
      ))}
    </li>
  )
}
