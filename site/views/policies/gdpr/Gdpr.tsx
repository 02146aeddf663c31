import { DataTable } from '../../../blocks/data/DataTable.tsx'
import { ExplainedList } from '../../../blocks/lists/ExplainedList.tsx'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { Facts } from '../Facts.tsx'
import { Clause } from '../PolicyPage.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { GdprWords } from './words.ts'

type Props = PolicyContext & { readonly words: GdprWords }

export function Gdpr({ words, ...context }: Props) {
  const { rights, steps, self, record, decisions, controller } = words
  const { columns, rows } = record
  return (
    <PolicyPage
      {...context}
      words={words}
      summary={
        <>
          <h2 id="rights">{rights.heading}</h2>
          <Facts items={rights.items} />
        </>
      }
      contents={[
        { id: 'steps', name: steps.heading },
        { id: 'self', name: self.heading },
        { id: 'record', name: record.heading },
        { id: 'decisions', name: decisions.heading },
        { id: 'controller', name: controller.heading },
      ]}
    >
      <Clause id="steps" heading={steps.heading} isWide>
        <ExplainedList items={steps.items} numbered inRow />
      </Clause>
      <Clause id="self" heading={self.heading} points={self.items} />
      <Clause id="record" heading={record.heading} isWide>
        <DataTable
          label={record.heading}
          columns={[columns.name, columns.why, columns.basis, columns.data, columns.who, columns.period]}
          rows={rows.map(({ name, why, basis, data, who, period }) => [name, why, basis, data, who, period])}
        />
      </Clause>
      <Clause id="decisions" heading={decisions.heading}>
        <AnswerBlock topic={decisions.heading} chunkId="decisions-answer" answer={decisions.answer} />
      </Clause>
      <Clause id="controller" heading={controller.heading} body={[controller.text]} />
    </PolicyPage>
  )
}
