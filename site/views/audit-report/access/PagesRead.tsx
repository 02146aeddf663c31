import './PagesRead.css'
import { partHeadings } from '#contracts/report-words.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, Report } from '../report.ts'
import { shortAddress } from '../wording.ts'

/** How many pages are shown before the others are folded. Our choice. */
const shown = 3

/** The pages that were read, and why others are missing. */
export function PagesRead(props: PartProps) {
  const { report, words, language } = props
  const [first, rest] = [report.pages.slice(0, shown), report.pages.slice(shown)]
  return (
    <ReportPart id="pages" heading={partHeadings.pages[language]}>
      <PagesTable {...props} pages={first} />
      {rest.length > 0 && (
        <details className="report-rest">
          <summary>{fill(counted(words.pages.more, rest.length, language), { count: rest.length })}</summary>
          <PagesTable {...props} pages={rest} />
        </details>
      )}
    </ReportPart>
  )
}

function PagesTable({ pages, report, words, language }: PartProps & { readonly pages: Report['pages'] }) {
  const { columns } = words.pages
  return (
    <table className="pages-read" aria-labelledby="pages-title">
      <TableHead columns={[columns.page, columns.role, columns.words, columns.points]} />
      <tbody>
        {pages.map(
          ({ address, role, title, language: pageLanguage, words: count, points, problem, note }) => (
            <tr key={address}>
              <th scope="row">
                <span translate="no" lang={pageLanguage ?? undefined}>
                  {title || words.pages.untitled}
                </span>
                <span className="mono" translate="no">
                  {shortAddress(address, report.address)}
                </span>
                {note && <span>{note}</span>}
              </th>
              <td>{words.pages.roles[role]}</td>
              {problem ? (
                <td colSpan={2}>{problem}</td>
              ) : (
                <>
                  <td className="mono" data-label={columns.words}>
                    {figure(count, language)}
                  </td>
                  <td className="mono" data-label={columns.points}>
                    {points === null ? '–' : figure(points, language)}
                  </td>
                </>
              )}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
