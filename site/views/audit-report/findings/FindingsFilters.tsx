import { verdicts } from '#contracts/audit-report.ts'
import type { FindingsFilter } from '#contracts/report-page.ts'
import { verdictWords } from '#contracts/report-words.ts'
import type { PartProps } from '../report.ts'
import { shortAddress } from '../wording.ts'
import { filteredFindings } from './grouping.ts'

interface FiltersProps extends PartProps {
  readonly filter: FindingsFilter
  readonly reportPath: string
}

/** Links, so that they work without a script, can be shared, and show a count. Its view imports `FindingsFilters.css`. */
export function FindingsFilters({ report, words, language, filter, reportPath }: FiltersProps) {
  const { filters } = words.findings
  const byVerdict = [null, ...verdicts].map(verdict => ({
    id: verdict ?? 'all',
    name: verdict ? verdictWords[verdict][language] : filters.allVerdicts,
    wanted: { ...filter, verdict },
  }))
  const byPage = [
    { id: 'all', name: filters.allPages, wanted: { ...filter, page: null } },
    ...report.pages.flatMap(({ address, problem }, index) =>
      problem
        ? []
        : [
            {
              id: address,
              name: shortAddress(address, report.address),
              wanted: { ...filter, page: index + 1 },
            },
          ],
    ),
  ]
  return (
    <nav className="findings-filters" aria-label={filters.label}>
      {[byVerdict, byPage].map((choices, index) => (
        <ul key={index === 0 ? 'verdict' : 'page'} aria-label={index === 0 ? filters.verdict : filters.page}>
          {choices.map(({ id, name, wanted }) => {
            const count = filteredFindings(report, wanted).length
            const isChosen = wanted.verdict === filter.verdict && wanted.page === filter.page
            return (
              (count > 0 || isChosen) && (
                <li key={id}>
                  <a href={`${reportPath}${queryOf(wanted)}#findings`} aria-current={isChosen || undefined}>
                    {name} <span className="mono">{count}</span>
                  </a>
                </li>
              )
            )
          })}
        </ul>
      ))}
    </nav>
  )
}

function queryOf({ verdict, page }: FindingsFilter): string {
  const query = new URLSearchParams({
    ...(verdict && { verdict }),
    ...(page && { page: String(page) }),
  }).toString()
  return query && `?${query}`
}
