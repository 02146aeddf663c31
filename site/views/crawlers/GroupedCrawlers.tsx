import './GroupedCrawlers.css'
import type { ReactNode } from 'react'
import type { Crawler } from '#contracts/crawlers.ts'
import { Head, type Props, Row } from './CrawlerTable.tsx'

interface GroupedProps extends Omit<Props, 'crawlers'> {
  readonly groups: readonly {
    readonly id: string
    /** What is said of the group, in a row of its own. */
    readonly head: ReactNode
    readonly crawlers: readonly Crawler[]
  }[]
}

/** Few crawlers of several purposes: one table, with a row before each group. */
export function GroupedCrawlerTable({ label, groups, ...rest }: GroupedProps) {
  return (
    <table className="data-table crawler-table is-grouped" aria-label={label}>
      <Head {...rest} />
      {groups.map(({ id, head, crawlers }) => (
        <tbody key={id} id={id}>
          <tr className="crawler-group">
            <td colSpan={rest.columns.length + 1}>{head}</td>
          </tr>
          {crawlers.map(crawler => (
            <Row key={crawler.name} crawler={crawler} {...rest} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
