import '../../blocks/lists/Unfolding.css'
import './CrawlerIndex.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { fill } from '../../content/wording.ts'
import {
  anchorOf,
  byObedience,
  Documents,
  degreeOf,
  Maker,
  NameUnderSign,
  Promised,
  promiseInWords,
} from './CrawlerTable.tsx'
import type { CrawlersWords } from './words.ts'

interface Props {
  readonly crawlers: readonly Crawler[]
  readonly words: CrawlersWords
}

/** A phone shows so many of a long run; elsewhere they fill whole lines of two columns or three. */
const shown = 6

/** Crawlers by name, those of the six engines first, then those that promise most. */
export function CrawlerIndex({ crawlers, words }: Props) {
  const sorted = crawlers.toSorted(byWeight)
  const others = sorted.slice(shown)
  return (
    <div className="crawler-index">
      <Entries crawlers={sorted.slice(0, shown)} words={words} />
      {others.length > 0 && (
        <Fold summary={fill(words.groups.others, { count: others.length })} isOnPhones>
          <Entries crawlers={others} words={words} />
        </Fold>
      )}
    </div>
  )
}

/** Each at an address of its own; it unfolds its documents. */
function Entries({ crawlers, words }: Props) {
  return (
    <ul className="unfolding">
      {crawlers.map(crawler => (
        <li key={crawler.name} id={anchorOf(crawler)}>
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
              {promiseInWords(crawler, words)}, {crawler.robotsToken === null && <>{words.none}, </>}
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
