import '../../../blocks/lists/Unfolding.css'
import './Gdpr.css'
import { ExplainedList } from '../../../blocks/lists/ExplainedList.tsx'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { Facts } from '../Facts.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { GdprWords } from './words.ts'

type Props = PolicyContext & { readonly words: GdprWords }

export function Gdpr({ words, ...context }: Props) {
  const { rights, steps, self, record, decisions, controller } = words
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
        <Record {...record} />
      </Clause>
      <Clause id="decisions" heading={decisions.heading}>
        <AnswerBlock topic={decisions.heading} chunkId="decisions-answer" answer={decisions.answer} />
      </Clause>
      <Clause id="controller" heading={controller.heading} body={[controller.text]} />
    </PolicyPage>
  )
}

/** A line for each processing: how long its data is kept; unfolded, why, on what basis, and who sees it. */
function Record({ columns, rows }: GdprWords['record']) {
  return (
    <ul className="record unfolding is-named">
      {rows.map(({ name, period, ...rest }) => (
        <li key={name}>
          <details>
            <summary>
              <h3>{name}</h3> <span>{period}</span>
            </summary>
            <dl>
              {recorded.map(field => (
                <div key={field}>
                  <dt>{columns[field]}</dt>
                  <dd>{rest[field]}</dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  )
}

const recorded = ['why', 'basis', 'data', 'who'] as const
