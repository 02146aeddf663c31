import './Privacy.css'
import { consentLifetime } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { type Period, retention } from '#contracts/retention.ts'
import { DataTable } from '../../../blocks/data/DataTable.tsx'
import { PeriodsScene } from '../../../blocks/scenes/PeriodsScene.tsx'
import { Clause } from '../PolicyPage.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { PrivacyWords } from './words.ts'

type Props = PolicyContext & { readonly words: PrivacyWords }

export function Privacy({ words, ...context }: Props) {
  const { heading, columns, rows, technical } = words.summary
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={<Kept words={words.drawing} language={context.language} />}
      summary={
        <>
          <h2 id="in-short">{heading}</h2>
          <Collected label={heading} columns={columns} rows={rows} />
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

/** What is collected, what for, and for how long. */
function Collected({ label, columns, rows }: CollectedProps) {
  return (
    <DataTable
      label={label}
      columns={[columns.data, columns.purpose, columns.period]}
      rows={rows.map(({ data, purpose, period }) => [data, purpose, period])}
    />
  )
}

function Kept({
  words: { rows, ...words },
  language,
}: {
  readonly words: PrivacyWords['drawing']
  readonly language: Language
}) {
  const drawn = rows.map(({ kept, name, period }) => ({ name, written: period, end: endOf(kept) }))
  return <PeriodsScene words={words} rows={drawn.toSorted((a, b) => a.end - b.end)} language={language} />
}

/** In days since it came. The proof of a choice is kept from when the choice has expired. */
function endOf(kept: keyof typeof retention): number {
  const { unit, count }: Period = retention[kept]
  const before = kept === 'consentProof' ? consentLifetime / (24 * 60 * 60) : 0
  return before + count * days[unit]
}

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
