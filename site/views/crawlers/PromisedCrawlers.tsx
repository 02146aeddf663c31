import './PromisedCrawlers.css'
import type { Crawler } from '#contracts/crawlers.ts'
import { groupsHolding } from '../../blocks/lists/beginning.ts'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { byObedience, degreeOf, Head, Promised, type Props, Row } from './CrawlerTable.tsx'
import type { CrawlersWords } from './words.ts'

/** What a phone shows of a longer table at first: the groups that hold so many. */
const firstRows = 5

/**
 * Crawlers by what their operators promise, each at an address of its own; on a narrow screen each row is a small list,
 * and only the first groups are shown.
 */
export function PromisedCrawlers({ crawlers, ...props }: Props) {
  const groups = byPromise(crawlers)
  const shown = crawlers.length > firstRows + 1 ? groupsHolding(firstRows, groups) : groups.length
  const others = groups.slice(shown)
  return (
    <>
      <Promises {...props} groups={groups.slice(0, shown)} />
      {others.length > 0 && (
        <Fold summary={<Rest groups={others} words={props.words} />} isOnPhones>
          <Promises {...props} groups={others} isRest />
        </Fold>
      )}
    </>
  )
}

/** Those that promise most first; each group has one answer. */
function byPromise(crawlers: readonly Crawler[]): readonly (readonly Crawler[])[] {
  return [...Map.groupBy(crawlers.toSorted(byObedience), degreeOf).values()]
}

interface RestProps {
  readonly groups: readonly (readonly Crawler[])[]
  readonly words: CrawlersWords
}

/** The groups that wait to be unfolded: those folded are the ones that do not promise to obey. */
function Rest({ groups, words }: RestProps) {
  return (
    <span className="crawler-rest">
      {groups.map(
        ([first, ...others]) =>
          first && <Answered key={first.name} crawler={first} count={others.length + 1} words={words} />,
      )}
    </span>
  )
}

interface AnsweredProps {
  readonly crawler: Crawler
  readonly count: number
  readonly words: CrawlersWords
}

/** The answer that so many crawlers share. */
function Answered({ crawler, count, words }: AnsweredProps) {
  return (
    <span>
      <b>
        <Promised crawler={crawler} degrees={words.degrees} />
      </b>{' '}
      <span className="mono">{count}</span>
    </span>
  )
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
                  <Answered crawler={first} count={others.length + 1} words={words} />
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
