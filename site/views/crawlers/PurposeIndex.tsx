import './PurposeIndex.css'
import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import { byObedience, Obedience } from './CrawlerTable.tsx'
import type { CrawlersWords } from './words.ts'

interface Props {
  readonly rows: readonly {
    readonly id: CrawlerPurpose
    readonly name: string
    readonly crawlers: readonly Crawler[]
    /** What refusing them costs. */
    readonly effect: string
  }[]
  readonly heads: CrawlersWords['index']
  readonly caption: string
}

/** What crawlers come for, with a disc for each crawler that says whether it promises to obey. */
export function PurposeIndex({ rows, heads, caption }: Props) {
  return (
    <div className="purpose-index">
      <p className="purpose-heads" aria-hidden="true">
        <span>{heads.purpose}</span> <span>{heads.count}</span> <span>{heads.promise}</span>{' '}
        <span>{heads.effect}</span>
      </p>
      <ul>
        {rows.map(({ id, name, crawlers, effect }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a> <b>{crawlers.length}</b>
            <span className="purpose-crawlers">
              {crawlers.toSorted(byObedience).map(crawler => (
                <Obedience key={crawler.name} crawler={crawler} />
              ))}
            </span>{' '}
            <span className="purpose-effect">
              <small>{heads.refused}</small> {effect}
            </span>
          </li>
        ))}
      </ul>
      <p className="purpose-caption">{caption}</p>
    </div>
  )
}
