import './PromisedCrawlers.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { groupsHolding } from '../../blocks/lists/beginning.ts'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { fill } from '../../content/wording.ts'
import { byObedience, Head, Obedience, type Props, Row } from './CrawlerTable.tsx'
import type { CrawlersWords } from './words.ts'

/** What a phone shows of a longer table at first: the groups that hold so many. */
const firstRows = 5

/**
 * Crawlers by what their operators promise, each at an address of its own; on a narrow screen each row is a small list,
 * and only the first groups are shown.
 */
export function PromisedCrawlers({ crawlers, ...props }: Props) {
  const groups = byPromise(crawlers, props.words)
  const shown = crawlers.length > firstRows + 1 ? groupsHolding(firstRows, groups) : groups.length
  const others = groups.slice(shown)
  return (
    <>
      <Promises {...props} groups={groups.slice(0, shown)} />
      {others.length > 0 && (
        <Fold summary={fill(props.words.more, { count: others.flat().length })} isOnPhones>
          <Promises {...props} groups={others} isRest />
        </Fold>
      )}
    </>
  )
}

/** Those that promise most first; each group has one answer. */
function byPromise(crawlers: readonly Crawler[], { obeys }: CrawlersWords): readonly (readonly Crawler[])[] {
  const sorted = crawlers.toSorted(byObedience)
  return [...Map.groupBy(sorted, ({ respectsRobots }) => obeys[respectsRobots]).values()]
}

function Promises({
  label,
  groups,
  isRest = false,
  ...rest
}: Omit<Props, 'crawlers'> & {
  readonly groups: readonly (readonly Crawler[])[]
  /** Whether others stand above, which said what each group answers. */
  readonly isRest?: boolean
}) {
  const { words, columns } = rest
  return (
    <table className="data-table crawler-table" aria-label={label}>
      <Head {...rest} />
      {groups.map(
        ([first, ...others], index) =>
          first && (
            <tbody key={first.name}>
              <tr className="crawler-promise">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span className={isRest || index > 0 ? 'visually-hidden' : undefined}>
                    {words.columns.obeys}
                  </span>{' '}
                  <Obedience crawler={first} /> <b>{words.obeys[first.respectsRobots]}</b>{' '}
                  <span className="mono">{others.length + 1}</span>
                </th>
              </tr>
              {[first, ...others].map(crawler => (
                <Row key={crawler.name} crawler={crawler} {...rest} />
              ))}
            </tbody>
          ),
      )}
    </table>
  )
}
