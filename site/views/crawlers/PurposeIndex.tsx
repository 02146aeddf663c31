import './PurposeIndex.css'
import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import { byObedience, Obedience } from './CrawlerTable.tsx'

interface Props {
  readonly rows: readonly {
    readonly id: CrawlerPurpose
    readonly name: string
    readonly crawlers: readonly Crawler[]
  }[]
  readonly caption: string
}

/** What crawlers come for, with a disc for each crawler that says whether it promises to obey. */
export function PurposeIndex({ rows, caption }: Props) {
  return (
    <div className="purpose-index">
      <ul>
        {rows.map(({ id, name, crawlers }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a> <b>{crawlers.length}</b>
            <span className="purpose-crawlers">
              {crawlers.toSorted(byObedience).map(crawler => (
                <Obedience key={crawler.name} crawler={crawler} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p>{caption}</p>
    </div>
  )
}
