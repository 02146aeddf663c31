import type { Crawler } from '#contracts/crawlers.ts'
import type { CrawlersWords } from './words.ts'

interface Props {
  /** The accessible name of the table. */
  readonly label: string
  readonly crawlers: readonly Crawler[]
  readonly words: CrawlersWords
}

/** Crawlers in rows, each at an address of its own; on a narrow screen each row is a small list. */
export function CrawlerTable({ label, crawlers, words }: Props) {
  const { columns } = words
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          {Object.values(columns).map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {crawlers.map(crawler => (
          <tr key={crawler.name} id={anchorOf(crawler)}>
            <th scope="row">
              <Name crawler={crawler} words={words} />
            </th>
            <td data-label={columns.operator}>{crawler.operator}</td>
            <td data-label={columns.feeds}>{words.engines[crawler.engine] ?? crawler.engine}</td>
            <td data-label={columns.obeys}>{words.obeys[crawler.respectsRobots]}</td>
            <td data-label={columns.known}>
              <Known crawler={crawler} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The anchor of a crawler, which other pages may link to. */
export function anchorOf({ name }: Pick<Crawler, 'name'>): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
}

interface CellProps {
  readonly crawler: Crawler
  readonly words: CrawlersWords
}

/** Every token is the name of its crawler, so only a missing one is mentioned (`crawlers.test.ts`). */
function Name({ crawler: { name, robotsToken }, words }: CellProps) {
  return (
    <>
      <span translate="no">{name}</span>
      {robotsToken === null && <small> {words.none}</small>}
    </>
  )
}

function Known({ crawler: { docs, ipRanges, uaEvidence }, words }: CellProps) {
  return (
    <>
      <a href={docs}>{new URL(docs).hostname}</a>
      {words.evidence[uaEvidence] && `, ${words.evidence[uaEvidence]}`}
      {ipRanges && (
        <>
          , <a href={ipRanges}>{words.addresses}</a>
        </>
      )}
    </>
  )
}
