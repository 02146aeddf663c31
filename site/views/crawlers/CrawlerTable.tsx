import '../../blocks/data/DataTable.css'
import './CrawlerTable.css'
import { Fragment } from 'react'
import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import { degrees } from '../../blocks/data/degrees.ts'
import { fill } from '../../content/wording.ts'
import type { CrawlersWords } from './words.ts'

export interface Props {
  /** The accessible name of the table. */
  readonly label: string
  readonly crawlers: readonly Crawler[]
  /** What each row says, after the name of the crawler. */
  readonly columns: readonly Column[]
  readonly words: CrawlersWords
  /** The short name of each purpose, as a report of an audit gives it. */
  readonly purposes: PurposeNames
  /** The directory of crawlers, where a name leads. */
  readonly directory: string
}

export type PurposeNames = Readonly<Record<CrawlerPurpose, { readonly name: string }>>

type Column = 'purpose' | 'obeys' | 'known'

/** The crawlers of an engine in rows; on a narrow screen each row is a small list. */
export function CrawlerRows({ label, crawlers, ...rest }: Props) {
  return (
    <table className="data-table crawler-table" aria-label={label}>
      <Head {...rest} />
      <tbody>
        {crawlers.map(crawler => (
          <Row key={crawler.name} crawler={crawler} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ columns, words }: Pick<Props, 'columns' | 'words'>) {
  return (
    <thead>
      <tr>
        {['name' as const, ...columns].map(column => (
          <th key={column} scope="col" className={`crawler-${column}`}>
            {words.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ columns, ...cell }: CellProps & Pick<Props, 'columns'>) {
  return (
    <tr id={anchorOf(cell.crawler)}>
      <th scope="row">
        <Name {...cell} />
      </th>
      {columns.map(column => (
        <td key={column} className={`crawler-${column}`} data-label={cell.words.columns[column]}>
          <Cell column={column} {...cell} />
        </td>
      ))}
    </tr>
  )
}

/** The anchor of a crawler, which other pages may link to. */
export function anchorOf({ name }: Pick<Crawler, 'name'>): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
}

interface CellProps extends Pick<Props, 'words' | 'purposes' | 'directory'> {
  readonly crawler: Crawler
}

/** Every token is the name of its crawler, so only a missing one is mentioned (`crawlers.test.ts`). */
function Name({ crawler, words, directory }: CellProps) {
  const name = (
    <span className="whole" translate="no">
      {crawler.name}
    </span>
  )
  return (
    <>
      <a href={`${directory}#${anchorOf(crawler)}`}>{name}</a>
      {crawler.robotsToken === null && <small> {words.none}</small>}
    </>
  )
}

function Cell({ column, crawler, words, purposes }: CellProps & { readonly column: Column }) {
  switch (column) {
    case 'purpose':
      return purposes[crawler.purpose].name
    case 'obeys':
      return <Promised crawler={crawler} degrees={words.degrees} />
    case 'known':
      return <Documents crawler={crawler} words={words} />
  }
}

/** Who sends it, and what it feeds, where that has another name. */
export function Maker({ crawler: { operator, engine }, words }: Pick<CellProps, 'crawler' | 'words'>) {
  if (engine === operator) return operator
  return (
    <>
      {operator}
      <span className="crawler-product">
        {' '}
        <span aria-hidden="true">→</span> {words.engines[engine] ?? engine}
      </span>
    </>
  )
}

/** Where its operator describes it, and the addresses that it comes from. */
export function Documents({
  crawler: { docs, ipRanges, uaEvidence },
  words,
}: Pick<CellProps, 'crawler' | 'words'>) {
  return (
    <>
      <a href={docs} data-short={words.columns.known}>
        <HostName name={new URL(docs).hostname} />
      </a>
      {words.evidence[uaEvidence] && `, ${words.evidence[uaEvidence]}`}
      {ipRanges && (
        <>
          , <a href={ipRanges}>{words.addresses}</a>
        </>
      )}
    </>
  )
}

/** A name of the network, which may go on in a new line after a dot, never within a word. */
function HostName({ name }: { readonly name: string }) {
  return name.split('.').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}

interface PromisedProps {
  readonly crawler: Crawler
  readonly degrees: CrawlersWords['degrees']
}

/** What the operator of a crawler says about robots.txt, as a sign and in the words of its key. */
export function Promised({ crawler, degrees }: PromisedProps) {
  return (
    <>
      <Obedience crawler={crawler} /> <span className="promise-words">{degrees[degreeOf(crawler)]}</span>
    </>
  )
}

/** A crawler under its sign alone, where a key above says what that means. */
export function NameUnderSign({ crawler, words }: Pick<CellProps, 'crawler' | 'words'>) {
  return (
    <>
      <Obedience crawler={crawler} /> <span translate="no">{crawler.name}</span>
      <span className="visually-hidden">, {promiseInWords(crawler, words)}</span>
    </>
  )
}

export function promiseInWords(crawler: Crawler, { said, degrees }: CrawlersWords): string {
  return fill(said, { degree: degrees[degreeOf(crawler)] })
}

export function Obedience({ crawler }: Pick<PromisedProps, 'crawler'>) {
  return <Degree of={degreeOf(crawler)} />
}

export function degreeOf({ respectsRobots }: Crawler) {
  return promises[respectsRobots]
}

/** Those that promise most first. */
export function byObedience(one: Crawler, other: Crawler): number {
  return orderOf(one) - orderOf(other)
}

function orderOf(crawler: Crawler): number {
  return degrees.indexOf(degreeOf(crawler))
}

const promises = {
  yes: 'yes',
  'may-not-apply': 'partly',
  'may-bypass': 'partly',
  'at-user-discretion': 'partly',
  'generally-ignores': 'no',
  no: 'no',
  unclear: 'unknown',
  unknown: 'unknown',
  'not-stated': 'unknown',
} as const satisfies Readonly<Record<Crawler['respectsRobots'], (typeof degrees)[number]>>
