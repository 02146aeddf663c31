import '../../../blocks/data/DataTable.css'
import './Privacy.css'
import { consentLifetime } from '#contracts/consent.ts'
import { type Period, retention } from '#contracts/retention.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { Inline } from '../../../content/inline.tsx'
import { fill } from '../../../content/wording.ts'
import { Clause } from '../PolicyPage.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { PrivacyWords } from './words.ts'

type Props = PolicyContext & { readonly words: PrivacyWords }

export function Privacy({ words, ...context }: Props) {
  const { heading, caption, columns, rows, technical } = words.summary
  return (
    <PolicyPage
      {...context}
      words={words}
      summary={
        <>
          <h2 id="in-short">{heading}</h2>
          <Collected label={heading} columns={columns} rows={rows} />
          <p className="privacy-caption">{fill(caption, { years })}</p>
          <details className="privacy-technical">
            <summary>{technical.name}</summary>
            <Collected label={technical.name} columns={columns} rows={technical.rows} />
          </details>
        </>
      }
      contents={words.sections.map(({ id, heading }) => ({ id, name: heading }))}
    >
      {words.sections.map(section => (
        <Clause key={section.id} {...section} />
      ))}
    </PolicyPage>
  )
}

interface CollectedProps extends Pick<PrivacyWords['summary'], 'columns' | 'rows'> {
  readonly label: string
}

/** What is collected, what for, and for how long: in words and, where it is known to the day, on a line of years. */
function Collected({ label, columns, rows }: CollectedProps) {
  return (
    <table className="data-table privacy-table" aria-label={label}>
      <TableHead columns={[columns.data, columns.purpose, columns.period]} />
      <tbody>
        {rows.map(({ data, purpose, period, kept }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td data-label={columns.purpose}>{purpose}</td>
            <td data-label={columns.period}>
              <Inline text={period} />
              {kept && <Years ends={kept.map(endOf)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** As many as the longest of them takes. */
const years = 6

/** A line of all years, inked to the day of the last erasure; a disc on the day of each. */
function Years({ ends }: { readonly ends: readonly number[] }) {
  const length = 360
  const at = (day: number) => Math.round((day / days.year / years) * length)
  const ticks = Array.from({ length: years + 1 }, (_tick, index) => index)
  return (
    <svg className="privacy-years" viewBox={`0 -8 ${length} 16`} aria-hidden="true">
      <path d={`M0 0H${length}${ticks.map(tick => `M${at(tick * days.year)} -4v8`).join('')}`} />
      <path className="privacy-kept" d={`M0 0H${at(Math.max(...ends))}`} />
      {ends.map(end => (
        <circle key={end} cx={at(end)} r={6} />
      ))}
    </svg>
  )
}

/** In days since it came. The proof of a choice is kept from when the choice has expired. */
function endOf(kept: keyof typeof retention | 'consent'): number {
  const choice = consentLifetime / (24 * 60 * 60)
  if (kept === 'consent') return choice
  const { unit, count }: Period = retention[kept]
  return (kept === 'consentProof' ? choice : 0) + count * days[unit]
}

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
