import '../../../blocks/data/DataTable.css'
import './Accessibility.css'
import { Degree } from '../../../blocks/data/Degree.tsx'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { Paragraph } from '../../../content/inline.tsx'
import { Facts } from '../Facts.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { ContrastScene } from './ContrastScene.tsx'
import type { AccessibilityWords } from './words.ts'

type Props = PolicyContext & { readonly words: AccessibilityWords }

/** What of the site was tested for everyone's use, when and how, and what was not. */
export function Accessibility({ words, ...context }: Props) {
  const { summary, tests, sections } = words
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={<ContrastScene words={words.contrasts} language={context.language} />}
      summary={
        <>
          <h2>{summary.heading}</h2>
          <Facts items={summary.rows.map(({ name, value }) => ({ name, text: value }))} />
        </>
      }
      contents={[
        { id: 'tested', name: tests.heading },
        ...sections.map(({ id, heading }) => ({ id, name: heading })),
      ]}
    >
      <Clause id="tested" heading={tests.heading} isWide>
        <Paragraph text={tests.lead} />
        <Tests {...tests} />
      </Clause>
      {sections.map(section => (
        <Clause key={section.id} {...section} />
      ))}
    </PolicyPage>
  )
}

/** A full disc for what every version goes through, a broken ring for what was never done. */
function Tests({ heading, columns, always, never, rows }: AccessibilityWords['tests']) {
  const { method, scope, done } = columns
  return (
    <table className="data-table tests" aria-label={heading}>
      <TableHead columns={[method, scope, done]} />
      <tbody>
        {rows.map(row => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-label={scope}>{row.scope}</td>
            <td data-label={done}>
              <Degree of={row.isDone ? 'yes' : 'unknown'} /> {row.isDone ? always : never}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
