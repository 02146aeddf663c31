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

/** Crawlers by name, those that promise most first, each at an address of its own; it unfolds its documents. */
export function CrawlerIndex({ crawlers, words }: Props) {
  return (
    <ul className="crawler-index unfolding">
      {crawlers.toSorted(byObedience).map(crawler => (
        <li
          key={crawler.name}
          id={anchorOf(crawler)}
          className={crawler.name.length > longestInTwo ? 'is-long' : undefined}
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

/** Of how many letters a name fits one of two columns of a phone of 390 pixels. */
const longestInTwo = 16

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
