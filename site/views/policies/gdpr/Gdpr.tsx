import '../../../blocks/lists/Unfolding.css'
import '../../../blocks/lists/NamedUnfolding.css'
import './Gdpr.css'
import { consentPaths } from '#contracts/consent.ts'
import { ExplainedList } from '../../../blocks/lists/ExplainedList.tsx'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { fill } from '../../../content/wording.ts'
import { Facts } from '../Facts.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { Language } from '#contracts/languages.ts'
import type { PolicyContext } from '../read-policy.ts'
import { Years, YearsAxis, years } from '../Years.tsx'
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
      <Clause id="self" heading={self.heading} points={self.items}>
        <a className="button button-line" href={consentPaths[context.language]}>
          {self.open}
        </a>
      </Clause>
      <Clause id="record" heading={record.heading} isWide>
        <Record {...record} language={context.language} />
      </Clause>
      <Clause id="decisions" heading={decisions.heading}>
        <AnswerBlock topic={decisions.heading} chunkId="decisions-answer" answer={decisions.answer} />
      </Clause>
      <Clause id="controller" heading={controller.heading} body={[controller.text]} />
    </PolicyPage>
  )
}

type RecordProps = GdprWords['record'] & { readonly language: Language }

/** A line for each processing: how long its data is kept; unfolded, why, on what basis, and who sees it. */
function Record({ caption, columns, rows, language }: RecordProps) {
  return (
    <>
      <p className="record-caption">{fill(caption, { years })}</p>
      <p className="record-head" aria-hidden="true">
        <span>{columns.name}</span>
        <span>
          {columns.period} <YearsAxis language={language} />
        </span>
      </p>
      <ul className="record unfolding is-named">
        {rows.map(({ name, period, kept, yearsAfterContract, ...rest }) => (
          <li key={name}>
            <details>
              <summary>
                <h3>{name}</h3> <span>{period}</span>
                <Years kept={kept} yearsAfterContract={yearsAfterContract} />
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
    </>
  )
}

const recorded = ['why', 'basis', 'data', 'who'] as const
