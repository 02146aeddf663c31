import type { Agency } from '../../../content/schemas/agency.ts'
import { Facts } from '../Facts.tsx'
import { MailCall } from '../MailCall.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { Terms } from '../Terms.tsx'
import { Deadlines } from './Deadlines.tsx'
import { Disclaimers } from './Disclaimers.tsx'
import { Publisher } from './Publisher.tsx'
import type { LegalWords } from './words.ts'

interface Props extends PolicyContext {
  readonly words: LegalWords
  /** What French law asks for, as far as it is published. */
  readonly published: Agency['legalNotice']
}

export function Legal({ words, published, ...context }: Props) {
  const { summary, publisher, terms, disclaimers, contact } = words
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={<Deadlines words={words.deadlines} />}
      summary={
        <>
          <h2>{summary.heading}</h2>
          <Facts items={summary.rows.map(({ name, value }) => ({ name, text: value }))} areAnswers />
        </>
      }
      end={<MailCall id="contact" {...contact} />}
    >
      <Publisher words={publisher} published={published} />
      <Clause id="terms" heading={terms.heading} lead={terms.text} isWide isTinted>
        <div className="term-columns">
          <Terms inShort={terms.inShort} items={terms.sections} />
        </div>
      </Clause>
      <Clause id="disclaimers" heading={disclaimers.heading} isWide isTitle>
        <Disclaimers items={disclaimers.items} />
      </Clause>
    </PolicyPage>
  )
}
