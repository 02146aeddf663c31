import '../../blocks/forms/FormPart.css'
import './Contact.css'
import type { ReactNode } from 'react'
import { FormOpening } from '../../blocks/forms/FormOpening.tsx'
import { MailLink, Office, OpeningHours, Phones } from '../../blocks/lists/AgencyFacts.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Inline } from '../../content/inline.tsx'
import type { Agency } from '../../content/schemas/agency.ts'
import { MessageScene } from './MessageScene.tsx'
import type { ContactWords } from './words.ts'

interface ContactProps {
  readonly words: ContactWords
  readonly agency: Agency
  readonly form?: ReactNode
}

export function Contact({ words, agency, form }: ContactProps) {
  const subject = encodeURIComponent(words.call.subject)
  return (
    <div className="contact wrap">
      <FormOpening
        heading={words.heading}
        lead={<Inline text={words.lead} />}
        formId="write"
        formHeading={words.form.heading}
        aside={<Ways words={words.ways} agency={agency} />}
      >
        {form}
        <p className="form-part-privacy">{words.form.privacy}</p>
      </FormOpening>
      <Tinted>
        <MessageScene words={words.message} />
      </Tinted>
      <Questions questions={words.questions} />
      <CallStrip {...words.call} address={`mailto:${agency.mailboxes.contact}?subject=${subject}`} />
    </div>
  )
}

function Ways({ words, agency }: { readonly words: ContactWords['ways'] } & Pick<ContactProps, 'agency'>) {
  return (
    <aside className="ways" aria-labelledby="ways">
      <h2 id="ways">{words.heading}</h2>
      <Way name={words.mail}>
        {Object.values(agency.mailboxes).map(mailbox => (
          <MailLink key={mailbox} mailbox={mailbox} />
        ))}
      </Way>
      <Way name={words.phone}>
        <Phones phones={agency.phones} />
      </Way>
      <Way name={words.office}>
        <Office office={agency.office} />
      </Way>
      <Way name={words.hours}>
        <OpeningHours hours={agency.hours} />
      </Way>
      <Way name={words.emergency.heading}>
        <p>{words.emergency.text}</p>
      </Way>
    </aside>
  )
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="way">
      <h3>{name}</h3>
      {children}
    </div>
  )
}

function Questions({ questions }: { readonly questions: ContactWords['questions'] }) {
  return (
    <Section number={1} label={questions.label} heading={questions.heading}>
      <dl className="questions">
        {questions.items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
