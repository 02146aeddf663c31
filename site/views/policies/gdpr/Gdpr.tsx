import '../../../blocks/lists/Unfolding.css'
import '../../../blocks/lists/NamedUnfolding.css'
import './Gdpr.css'
import { consentPaths } from '#contracts/consent.ts'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { fill } from '../../../content/wording.ts'
import { MailCall } from '../MailCall.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { Language } from '#contracts/languages.ts'
import type { PolicyContext } from '../read-policy.ts'
import { Rights } from './Rights.tsx'
import { Steps } from './Steps.tsx'
import { Years, YearsAxis, years } from '../Years.tsx'
import type { GdprWords } from './words.ts'

type Props = PolicyContext & { readonly words: GdprWords }

export function Gdpr({ words, ...context }: Props) {
  const { rights, steps, self, record, decisions, controller, call } = words
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={<Rights {...rights} />}
      end={<MailCall id="write" {...call} />}
    >
      <Clause id="steps" heading={steps.heading} lead={steps.lead} isWide>
        <Steps items={steps.items} />
      </Clause>
      <Clause id="self" heading={self.heading} points={self.items}>
        <a className="button button-line" href={consentPaths[context.language]}>
          {self.open}
        </a>
      </Clause>
      <Clause id="record" heading={record.heading} lead={fill(record.caption, { years })} isWide isTinted>
        <Record {...record} language={context.language} />
      </Clause>
      <Clause id="decisions" heading={decisions.heading}>
        <AnswerBlock topic={decisions.heading} chunkId="decisions-answer" answer={decisions.answer} />
      </Clause>
      <Clause id="controller" heading={controller.heading} body={[controller.text]} />
    </PolicyPage>
  )
}

type RecordProps = Pick<GdprWords['record'], 'columns' | 'rows'> & { readonly language: Language }

/** A line for each processing: how long its data is kept; unfolded, why, on what basis, and who sees it. */
function Record({ columns, rows, language }: RecordProps) {
  return (
    <>
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
