import { DataTable } from '../../../blocks/data/DataTable.tsx'
import { Clause } from '../Clause.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { PrivacyWords } from './words.ts'

type Props = PolicyContext & { readonly words: PrivacyWords }

export function Privacy({ words, ...context }: Props) {
  const { heading, columns, rows } = words.summary
  return (
    <PolicyPage
      {...context}
      words={words}
      summary={
        <>
          <h2>{heading}</h2>
          <DataTable
            label={heading}
            columns={[columns.data, columns.purpose, columns.period]}
            rows={rows.map(({ data, purpose, period }) => [data, purpose, period])}
          />
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
