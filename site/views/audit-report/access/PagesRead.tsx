import './PagesRead.css'
import { partHeadings } from '#contracts/report-words.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { shortAddress } from '../wording.ts'

/** The pages that were read, and why others are missing. */
export function PagesRead({ report, words, language }: PartProps) {
  const { columns } = words.pages
  return (
    <ReportPart id="pages" heading={partHeadings.pages[language]} isMinor>
      <table className="pages-read" aria-labelledby="pages-title">
        <TableHead columns={[columns.page, columns.role, columns.words, columns.points]} />
        <tbody>
          {report.pages.map(
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
    </ReportPart>
  )
}
