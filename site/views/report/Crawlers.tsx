import { crawlersByPurpose } from './grouping.ts'
import type { PartProps, Report } from './report.ts'
import { Tag, type Tone } from './Tag.tsx'
import { figure, fill } from './wording.ts'

type Crawler = Report['crawlers'][number]

/** What robots.txt says to each crawler and what the server answered it, by what the crawler is for. */
export function Crawlers({ report, words, language }: PartProps) {
  const { columns, purposes } = words.crawlers
  return (
    <section className="report-part" id="crawlers" aria-labelledby="crawlers-title">
      <h2 id="crawlers-title">{words.crawlers.heading}</h2>
      <table className="crawlers">
        <thead>
          <tr>
            <th scope="col">{columns.crawler}</th>
            <th scope="col">{columns.operator}</th>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.answer}</th>
          </tr>
        </thead>
        {crawlersByPurpose(report).map(({ purpose, crawlers }) => (
          <tbody key={purpose}>
            <tr className="purpose">
              <th scope="rowgroup" colSpan={4}>
                {purposes[purpose].name} <span>{purposes[purpose].note}</span>
              </th>
            </tr>
            {crawlers.map(crawler => (
              <tr key={crawler.name}>
                <th scope="row" className="mono">
                  {crawler.name}
                </th>
                <td>{crawler.operator}</td>
                <td data-label={columns.rule}>
                  <Tag tone={toneOf(crawler)}>{words.crawlers.rules[crawler.rule]}</Tag>
                  {crawler.decidedBy && <span className="decided-by mono">{crawler.decidedBy}</span>}
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
        ))}
      </table>
    </section>
  )
}

/** A rule is good or bad only where it decides on citations; elsewhere it is the owner's choice. */
function toneOf({ purpose, rule }: Crawler): Tone {
  if (rule === 'no-rule') return 'none'
  if (rule === 'allowed') return 'ok'
  return purpose === 'search' || purpose === 'user-action' ? 'bad' : 'none'
}
