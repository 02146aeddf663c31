import './Contact.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { FormOpening } from '../../blocks/forms/FormOpening.tsx'
import { MailLink, Office, OpeningHours, Phones } from '../../blocks/lists/AgencyFacts.tsx'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import type { Agency } from '../../content/schemas/agency.ts'
import { Week } from './Week.tsx'
import type { ContactWords } from './words.ts'

interface ContactProps {
  readonly words: ContactWords
  readonly agency: Agency
  readonly language: Language
  readonly form?: ReactNode
}

export function Contact({ words, agency, language, form }: ContactProps) {
  const subject = encodeURIComponent(words.call.subject)
  return (
    <div className="contact wrap">
      <FormOpening
        heading={words.heading}
        lead={
          <>
            <span className="contact-promise">
              <mark>{words.promise}</mark>
            </span>{' '}
            {words.lead}{' '}
            <a className="contact-others" href="#ways">
              {words.ways.link}
            </a>
          </>
        }
        formId="write"
        formHeading={words.form.heading}
        aside={<Week words={words.ways.week} agency={agency} language={language} />}
        end={<p className="contact-privacy">{words.form.privacy}</p>}
      >
        {form}
      </FormOpening>
      <MessageSteps words={words.message} />
      <Tinted isInked>
        <Ways words={words.ways} agency={agency} />
      </Tinted>
      <Questions questions={words.questions} />
      <CallStrip {...words.call} address={`mailto:${agency.mailboxes.contact}?subject=${subject}`} />
    </div>
  )
}

/** What becomes of a message, in three steps along a thread. */
function MessageSteps({ words }: { readonly words: ContactWords['message'] }) {
  return (
    <div className="message-steps">
      <ExplainedList items={words.steps.map(({ name, text }) => ({ title: name, text }))} numbered inRow />
    </div>
  )
}

interface WaysProps extends Pick<ContactProps, 'agency'> {
  readonly words: ContactWords['ways']
}

function Ways({ words, agency }: WaysProps) {
  return (
    <aside className="ways" aria-labelledby="ways">
      <h2 id="ways">{words.heading}</h2>
      <Way name={words.mail} isDirect>
        {mailboxes.map(id => (
          <div key={id} className="way-mailbox">
            <MailLink mailbox={agency.mailboxes[id]} /> <span>{words.mailboxes[id]}</span>
          </div>
        ))}
      </Way>
      <Way name={words.phone} isDirect>
        <Phones phones={agency.phones} />
      </Way>
      <Way name={words.office}>
        <Office office={agency.office} />
        <OpeningHours hours={agency.hours} />
      </Way>
      <Way name={words.emergency.heading}>
        <p>{words.emergency.text}</p>
      </Way>
    </aside>
  )
}

const mailboxes = ['contact', 'audit', 'press'] as const

interface WayProps {
  readonly name: string
  /** Whether it is an address or a number, for use as it stands. */
  readonly isDirect?: boolean
  readonly children: ReactNode
}

function Way({ name, isDirect, children }: WayProps) {
  return (
    <div className={isDirect ? 'way is-direct' : 'way'}>
      <h3>{name}</h3>
      {children}
    </div>
  )
}

function Questions({ questions }: { readonly questions: ContactWords['questions'] }) {
  return (
    <Section number={undefined} label={questions.label} heading={questions.heading}>
      <ExplainedList
        items={questions.items.map(({ question, answer }) => ({ title: question, text: answer }))}
        inRow
        foldsOnPhones
      />
    </Section>
  )
}
