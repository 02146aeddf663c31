import '../../blocks/lists/Unfolding.css'
import './CrawlerIndex.css'
import type { Crawler } from '#contracts/crawlers.ts'
import {
  anchorOf,
  byObedience,
  Documents,
  degreeOf,
  Maker,
  NameUnderSign,
  Promised,
} from './CrawlerTable.tsx'
import type { CrawlersWords } from './words.ts'

interface Props {
  readonly crawlers: readonly Crawler[]
  readonly words: CrawlersWords
}

/** Crawlers by name, those of the six engines first, then those that promise most, each at an address of its own; it unfolds its documents. */
export function CrawlerIndex({ crawlers, words }: Props) {
  return (
    <ul className="crawler-index unfolding">
      {crawlers.toSorted(byWeight).map(crawler => (
        <li
          key={crawler.name}
          id={anchorOf(crawler)}
          className={crawler.citationCritical ? 'is-of-engine' : undefined}
        >
          <details>
            <summary>
              <b>
                <NameUnderSign crawler={crawler} words={words} />
              </b>{' '}
              <small>
                <Maker crawler={crawler} words={words} />
              </small>
            </summary>
            <p>
              {crawler.robotsToken === null && <>{words.none}, </>}
              <Documents crawler={crawler} words={words} />
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}

function byWeight(one: Crawler, other: Crawler): number {
  return Number(other.citationCritical) - Number(one.citationCritical) || byObedience(one, other)
}

/** How many crawlers give each answer about robots.txt; the signs are those of the names under it. */
export function PromiseCounts({ crawlers, words }: Props) {
  const answers = Map.groupBy(crawlers.toSorted(byObedience), degreeOf)
  return (
    <p className="promise-counts">
      <span>{words.columns.obeys}</span>
      {[...answers.values()].map(
        ([first, ...others]) =>
          first && (
            <span key={first.name}>
              {' '}
              <b>
                <Promised crawler={first} degrees={words.degrees} />
              </b>{' '}
              <span className="mono">{others.length + 1}</span>
            </span>
          ),
      )}
    </p>
  )
}
