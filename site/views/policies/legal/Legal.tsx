import { Paragraph } from '../../../content/inline.tsx'
import { Facts } from '../Facts.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import { PolicyPart } from '../PolicyPart.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { Terms } from '../Terms.tsx'
import { Deadlines } from './Deadlines.tsx'
import type { LegalWords } from './words.ts'

type Props = PolicyContext & { readonly words: LegalWords }

export function Legal({ words, ...context }: Props) {
  const { notice, ...rest } = words
  const { summary, publisher, terms, disclaimers, contact } = rest
  return (
    <PolicyPage
      {...context}
      words={rest}
      picture={<Deadlines words={words.deadlines} />}
      summary={
        <>
          <h2>{summary.heading}</h2>
          <Facts items={asPairs(summary.rows)} areAnswers />
        </>
      }
    >
      <PolicyPart id="publisher" heading={publisher.heading}>
        <div>
          <Facts
            items={[
              ...asPairs(publisher.rows),
              ...asPairs(publisher.required).map(fact => ({ ...fact, isMissing: notice !== undefined })),
            ]}
            areAnswers
          />
          {notice && <p className="facts-notice">{notice}</p>}
        </div>
      </PolicyPart>
      <Clause id="terms" heading={terms.heading} lead={terms.text} isWide isTinted>
        <div className="term-columns">
          <Terms inShort={terms.inShort} items={terms.sections} />
        </div>
      </Clause>
      <Clause id="disclaimers" heading={disclaimers.heading} points={disclaimers.items} />
      <Clause id="contact" heading={contact.heading}>
        <Paragraph text={contact.text} />
      </Clause>
    </PolicyPage>
  )
}

function asPairs(rows: LegalWords['summary']['rows']) {
  return rows.map(({ name, value }) => ({ name, text: value }))
}
