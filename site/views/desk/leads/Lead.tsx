import './Lead.css'
import {
  type DeskLead,
  deskLengths,
  type LeadView,
  leadPath,
  leadStates,
  leadsPaths,
} from '#contracts/desk.ts'
import { reportPath } from '#contracts/paths.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { AuditStanding } from '../audits/AuditStanding.tsx'
import { type DeskPlace, dayIn, momentIn } from '../place.ts'
import { Row } from './Leads.tsx'
import { State } from './State.tsx'

interface Props {
  readonly view: LeadView
  readonly place: DeskPlace
}

/** A lead: what they wrote, what was made of it, and what a member can do about it. */
export function Lead({ view, place }: Props) {
  const { language, words } = place
  const { lead } = view
  const say = words.leads.lead
  return (
    <>
      <p>
        <a href={leadsPaths[language]}>{say.back}</a>
      </p>
      <h1>{lead.name}</h1>
      <p className="lead-line">
        <State lead={lead} place={place} /> <a href={`mailto:${lead.email}`}>{lead.email}</a>
        {lead.site && <span className="mono">{lead.site}</span>}
      </p>
      {lead.quarantinedFor && <Quarantine lead={lead} place={place} />}
      <div className="lead">
        <div className="lead-main">
          <Message lead={lead} place={place} />
          {!lead.quarantinedFor && <Answer view={view} place={place} />}
          <Others lead={lead} place={place} />
        </div>
        <div className="desk-side">
          <FollowUp lead={lead} place={place} />
          <Notes view={view} place={place} />
          <Facts lead={lead} place={place} />
          <Consent lead={lead} place={place} />
          <Audits lead={lead} place={place} />
          <Mails lead={lead} place={place} />
          <p>
            <a className="lead-erase" href={`${leadPath(lead.id, language)}/erase`}>
              {say.erase}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

interface Part {
  readonly lead: DeskLead
  readonly place: DeskPlace
}

function Quarantine({ lead, place }: Part) {
  const { lead: say, reasons } = place.words.leads
  const reason = reasons[lead.quarantinedFor ?? ''] ?? lead.quarantinedFor ?? ''
  return (
    <form className="lead-quarantine" method="post" action={leadPath(lead.id, place.language)}>
      <p>{fill(say.quarantined, { reason })}</p>
      <button type="submit" className="button" name="action" value="release">
        {say.release}
      </button>
    </form>
  )
}

function Message({ lead, place }: Part) {
  const say = place.words.leads.lead
  return (
    <section>
      <h2>{lead.goals && !lead.message ? say.goals : say.message}</h2>
      {/* In the language of the person, who is not always who reads. */}
      <div className="lead-message" lang={lead.language}>
        {lead.message ?? lead.goals ?? say.noMessage}
      </div>
    </section>
  )
}

function Answer({ view: { lead, keys, refused }, place }: Props) {
  const say = place.words.leads.lead
  const isRefused = refused?.action === 'answer'
  return (
    <section>
      <form method="post" action={leadPath(lead.id, place.language)}>
        <h2>{say.answer}</h2>
        <input type="hidden" name="key" value={keys.answer} />
        <label htmlFor="answer">{say.answerLabel}</label>
        <p className="desk-hint" id="answer-hint">
          {fill(say.answerHint, { address: lead.email })}
        </p>
        {isRefused && <NotKept id="answer-problem" limit={deskLengths.answer} place={place} />}
        <textarea
          className="field lead-answer"
          id="answer"
          name="text"
          rows={9}
          required
          maxLength={deskLengths.answer}
          defaultValue={isRefused ? refused.text : ''}
          aria-describedby={isRefused ? 'answer-problem answer-hint' : 'answer-hint'}
          aria-invalid={isRefused || undefined}
        />
        <button type="submit" className="button" name="action" value="answer">
          {say.send}
        </button>
      </form>
    </section>
  )
}

function NotKept({
  id,
  limit,
  place,
}: {
  readonly id: string
  readonly limit: number
  readonly place: DeskPlace
}) {
  return (
    <p className="desk-problem" id={id} role="alert">
      {fill(place.words.leads.lead.notKept, { limit: figure(limit, place.language) })}
    </p>
  )
}

function Others({ lead, place }: Part) {
  const { lead: say, list } = place.words.leads
  if (lead.others.length === 0) return null
  return (
    <section>
      <h2>{say.others}</h2>
      <table className="desk-table leads">
        <thead>
          <tr>
            <th scope="col">{list.person}</th>
            <th scope="col">{list.state}</th>
            <th scope="col">{list.audit}</th>
            <th scope="col">{list.received}</th>
            <th scope="col">{list.owner}</th>
            <th scope="col">{list.followUp}</th>
          </tr>
        </thead>
        <tbody>
          {lead.others.map(other => (
            <Row key={other.id} lead={{ ...other, messages: 1 }} place={place} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FollowUp({ lead, place }: Part) {
  const { lead: say, states, nobody, list } = place.words.leads
  return (
    <section>
      <form className="lead-follow" method="post" action={leadPath(lead.id, place.language)}>
        <h2>{say.follow}</h2>
        <label htmlFor="state">{list.state}</label>
        <select className="field" id="state" name="state" defaultValue={lead.state}>
          {leadStates.map(state => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </select>
        <label htmlFor="owner">{list.owner}</label>
        <select className="field" id="owner" name="owner" defaultValue={lead.owner ?? ''}>
          <option value="">{nobody}</option>
          {lead.members.map(email => (
            <option key={email}>{email}</option>
          ))}
        </select>
        <label htmlFor="follow-up">{list.followUp}</label>
        <input
          className="field"
          id="follow-up"
          name="followUpOn"
          type="date"
          defaultValue={lead.followUpOn ?? ''}
        />
        <button type="submit" className="button button-line" name="action" value="change">
          {say.save}
        </button>
      </form>
    </section>
  )
}

function Notes({ view: { lead, keys, refused }, place }: Props) {
  const say = place.words.leads.lead
  const isRefused = refused?.action === 'note'
  return (
    <section>
      <h2>{say.notes}</h2>
      <ul className="lead-notes">
        {lead.notes.map(note => (
          <li key={note.id}>
            <small>
              {momentIn(place, note.writtenAt)}
              {note.author && ` · ${note.author}`}
            </small>
            <span>{note.text}</span>
          </li>
        ))}
      </ul>
      <form method="post" action={leadPath(lead.id, place.language)}>
        <input type="hidden" name="key" value={keys.note} />
        <label htmlFor="note">{say.note}</label>
        {isRefused && <NotKept id="note-problem" limit={deskLengths.note} place={place} />}
        <textarea
          className="field"
          id="note"
          name="text"
          rows={2}
          required
          maxLength={deskLengths.note}
          defaultValue={isRefused ? refused.text : ''}
          aria-describedby={isRefused ? 'note-problem' : undefined}
          aria-invalid={isRefused || undefined}
        />
        <button type="submit" className="button button-line" name="action" value="note">
          {say.addNote}
        </button>
      </form>
    </section>
  )
}

function Facts({ lead, place }: Part) {
  const say = place.words.leads.lead
  const facts: readonly (readonly [string, string | null])[] = [
    [say.received, momentIn(place, lead.receivedAt)],
    [say.phone, lead.phone],
    [say.company, lead.company],
    [say.language, lead.language === 'fr' ? say.french : say.english],
    [say.keptUntil, dayIn(place, lead.keptUntil)],
    ...Object.entries(lead.campaign).map(([name, value]) => [name, value] as const),
  ]
  return (
    <section>
      <h2>{say.campaign}</h2>
      <dl className="desk-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Consent({ lead: { consent }, place }: Part) {
  const say = place.words.leads.lead
  const choices = [
    [say.analytics, consent.analytics],
    [say.training, consent.training],
    [say.collection, consent.collection],
  ] as const
  return (
    <section>
      <h2>{say.consent}</h2>
      <dl className="desk-facts">
        {choices.map(([label, isAllowed]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isAllowed ? 'lead-allowed' : 'lead-refused'}>
              {isAllowed ? say.allowed : say.refused}
            </dd>
          </div>
        ))}
      </dl>
      <p className="desk-hint">
        {consent.chosenAt ? fill(say.consentSince, { date: dayIn(place, consent.chosenAt) }) : say.noConsent}
      </p>
    </section>
  )
}

function Audits({ lead, place }: Part) {
  const say = place.words.leads.lead
  return (
    <section>
      <h2>{say.audits}</h2>
      {lead.audits.length === 0 ? (
        <p className="desk-hint">{say.noAudits}</p>
      ) : (
        <dl className="desk-facts">
          {lead.audits.map(audit => (
            <div key={audit.id}>
              <dt>
                <a href={reportPath(audit.id, audit.language)}>{dayIn(place, audit.requestedAt)}</a>
              </dt>
              <dd>
                <AuditStanding audit={audit} place={place} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Mails({ lead, place }: Part) {
  const say = place.words.leads.lead
  return (
    <section>
      <h2>{say.mails}</h2>
      {lead.mails.length === 0 && <p className="desk-hint">{say.noMails}</p>}
      <ul className="lead-notes">
        {lead.mails.map(mail => (
          <li key={mail.id}>
            <small>
              {momentIn(place, mail.sentAt ?? mail.writtenAt)}
              {mail.author && ` · ${mail.author}`}
            </small>
            <span>
              {say.mailKinds[mail.kind]}, <b>{say.mailStatus[mail.status]}</b>
            </span>
            {mail.failure && <span className="desk-problem">{mail.failure}</span>}
            {mail.text && <span className="lead-sent">{mail.text}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
