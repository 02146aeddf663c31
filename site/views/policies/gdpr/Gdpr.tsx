import '../../../blocks/lists/Unfolding.css'
import '../../../blocks/lists/NamedUnfolding.css'
import './Gdpr.css'
import { consentPaths } from '#contracts/consent.ts'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { MailCall } from '../MailCall.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { Rights } from './Rights.tsx'
import { Steps } from './Steps.tsx'
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
      <Clause id="record" heading={record.heading} lead={record.caption} isWide isTinted>
        <Record {...record} />
      </Clause>
      <Clause id="decisions" heading={decisions.heading}>
        <AnswerBlock topic={decisions.heading} chunkId="decisions-answer" answer={decisions.answer} />
      </Clause>
      <Clause id="controller" heading={controller.heading} body={[controller.text]} />
    </PolicyPage>
  )
}

/** A line for each processing: what for and on what basis; unfolded, which data, who sees it and how long it is kept. */
function Record({ columns, rows }: Pick<GdprWords['record'], 'columns' | 'rows'>) {
  return (
    <>
      <p className="record-head" aria-hidden="true">
        <span>{columns.name}</span>
        <span>{columns.why}</span>
        <span>{columns.basis}</span>
      </p>
      <ul className="record unfolding is-named">
        {rows.map(({ name, why, basis, ...rest }) => (
          <li key={name}>
            <details>
              <summary>
                <h3>{name}</h3> <span>{why}</span> <span>{basis}</span>
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

const recorded = ['data', 'who', 'period'] as const
