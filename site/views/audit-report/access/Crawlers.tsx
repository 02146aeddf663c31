import './Crawlers.css'
import { placesShown } from '#contracts/addresses/shown-address.ts'
import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { Inline, WholeNames } from '../../../content/inline.tsx'
import { fill } from '../../../content/wording.ts'
import { crawlersByPurpose } from '../findings/grouping.ts'
import { type Mark, Marks } from '../findings/Marks.tsx'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, Report } from '../report.ts'
import { type Signed, Tag } from '../Tag.tsx'

type Crawler = Report['crawlers'][number]

/**
 * What robots.txt says to each crawler and how the server answered it, by purpose. Where a crawler that
 * decides on citations is kept out, its purpose is open; where all is well, or the owner's choice, it is folded.
 */
export function Crawlers(props: PartProps) {
  const { report, words, language } = props
  const groups = crawlersByPurpose(report)
  const rest = groups.slice(shown)
  return (
    <ReportPart id="crawlers" heading={words.crawlers.heading}>
      <Purposes {...props} groups={groups.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="report-rest">
          <summary>
            {fill(counted(words.crawlers.more, rest.length, language), { count: rest.length })}
          </summary>
          <Purposes {...props} groups={rest} />
        </details>
      )}
    </ReportPart>
  )
}

/** What decides on citations, and the training that many ask about; the others are rarely of interest. */
const shown = 3

interface PurposesProps extends PartProps {
  readonly groups: ReturnType<typeof crawlersByPurpose>
}

function Purposes({ groups, words, language }: PurposesProps) {
  return groups.map(({ purpose, crawlers }) => (
    <details className="purpose" key={purpose} open={isDecisive(purpose) && crawlers.some(isBlocked)}>
      <summary>
        <b>{words.crawlers.purposes[purpose].name}</b>{' '}
        <span className="purpose-note">
          <Inline text={words.crawlers.purposes[purpose].note} />
        </span>{' '}
        <Marks marks={crawlers.map(markOf)} />
        <Tally crawlers={crawlers} words={words} language={language} />
      </summary>
      <CrawlerTable
        name={words.crawlers.purposes[purpose].name}
        crawlers={crawlers}
        words={words}
        language={language}
      />
    </details>
  ))
}

interface CrawlerTableProps extends Pick<PartProps, 'words' | 'language'> {
  readonly name: string
  readonly crawlers: readonly Crawler[]
}

function CrawlerTable({ name, crawlers, words, language }: CrawlerTableProps) {
  const { columns } = words.crawlers
  return (
    <table className="crawlers" aria-label={name}>
      <TableHead columns={[columns.crawler, columns.operator, columns.rule, columns.answer]} />
      <tbody>
        {crawlers.map(crawler => (
          <tr key={crawler.name}>
            <th scope="row" className="mono">
              <span className="whole">{crawler.name}</span>
            </th>
            <td>{crawler.operator}</td>
            <td data-label={columns.rule}>
              <Tag of={signOf(crawler)}>{words.crawlers.rules[crawler.rule]}</Tag>{' '}
              {crawler.decidedBy && (
                <span className="decided-by mono">
                  <WholeNames text={placesShown([crawler.decidedBy], language)} />
                </span>
              )}
            </td>
            <td className="mono" data-label={columns.answer}>
              {crawler.answer
                ? fill(words.crawlers.answer, {
                    status: crawler.answer.status,
                    milliseconds: figure(crawler.answer.milliseconds, language),
                  })
                : words.crawlers.notAsked}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "17 crawlers, all allowed"; that some are blocked is tagged. */
function Tally({ crawlers, words, language }: Omit<CrawlerTableProps, 'name'>) {
  const { count, blockedCount, allAllowed } = words.crawlers
  const all = fill(counted(count, crawlers.length, language), { count: crawlers.length })
  const blocked = crawlers.filter(isBlocked)
  return (
    <span className="mono">
      {all},{' '}
      {blocked[0] ? (
        <Tag of={signOf(blocked[0])}>
          {fill(counted(blockedCount, blocked.length, language), { count: blocked.length })}
        </Tag>
      ) : (
        allAllowed
      )}
    </span>
  )
}

/** Who may come stands above the line, who may not hangs below it. */
function markOf(crawler: Crawler): Mark {
  const { name: key } = crawler
  return isBlocked(crawler) ? { key, of: signOf(crawler), won: 0 } : { key, of: 'passed', won: 1 }
}

function isBlocked({ rule }: Crawler): boolean {
  return rule === 'blocked'
}

function isDecisive(purpose: CrawlerPurpose): boolean {
  return purpose === 'search' || purpose === 'user-action'
}

/** A rule is good or bad only where it decides on citations; elsewhere it is the owner's choice. */
function signOf({ purpose, rule }: Crawler): Signed {
  if (rule === 'no-rule') return 'not-applicable'
  if (rule === 'allowed') return 'passed'
  return isDecisive(purpose) ? 'failed' : 'absent'
}
