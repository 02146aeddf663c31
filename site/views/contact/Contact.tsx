import './Contact.css'
import type { ReactNode } from 'react'
import { FormOpening } from '../../blocks/forms/FormOpening.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import type { Agency } from '../../content/schemas/agency.ts'
import type { ContactWords } from './words.ts'

interface ContactProps {
  readonly words: ContactWords
  readonly agency: Agency
  readonly form?: ReactNode
}

/** How to reach the agency: the form first, then every other way. */
export function Contact({ words, agency, form }: ContactProps) {
  const subject = encodeURIComponent(words.call.subject)
  return (
    <div className="contact wrap">
      <FormOpening
        heading={words.heading}
        lead={words.lead}
        formId="write"
        formHeading={words.form.heading}
        aside={<Ways words={words.ways} agency={agency} />}
      >
        {form}
        <p className="contact-privacy">{words.form.privacy}</p>
      </FormOpening>
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
          <p key={mailbox}>
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </p>
        ))}
      </Way>
      <Way name={words.phone}>
        {agency.phones.map(phone => (
          <p key={phone}>
            <a href={`tel:${phone.replaceAll('\u00a0', '')}`}>{phone}</a>
          </p>
        ))}
      </Way>
      <Way name={words.office}>
        <p>
          {agency.office.city}, {agency.office.country}
        </p>
      </Way>
      <Way name={words.hours}>
        <dl>
          {agency.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
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
