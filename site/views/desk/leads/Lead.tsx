import './Lead.css'
import {
  type DeskLead,
  deskLengths,
  type LeadView,
  leadPath,
  leadStates,
  leadsPaths,
  leadsQuery,
} from '#contracts/desk.ts'
import { reportPath } from '#contracts/paths.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { AuditStanding } from '../audits/AuditStanding.tsx'
import { type DeskPlace, dayIn, momentIn } from '../place.ts'
import { LeadsList, LeadsTable } from './Leads.tsx'
import { State } from './State.tsx'

interface Props {
  readonly view: LeadView
  readonly place: DeskPlace
}

/** A lead: what they wrote, what was made of it, and what a member can do about it; beside it its list. */
export function Lead({ view, place }: Props) {
  const { language, words } = place
  const { lead, filter, list } = view
  const say = words.leads.lead
  return (
    <div className="leads-split">
      <aside className="leads-beside" aria-label={words.titles.leads}>
        <LeadsList filter={filter} list={list} chosen={lead.id} place={place} />
      </aside>
      <article className="lead-beside">
        <p className="lead-back">
          <a href={leadsPaths[language] + leadsQuery(filter)}>{say.back}</a>
        </p>
        <h1>{lead.name}</h1>
        <p className="lead-line">
          <State lead={lead} place={place} /> <a href={`mailto:${lead.email}`}>{lead.email}</a>
          {lead.site && <span className="mono">{lead.site}</span>}
        </p>
        {lead.quarantinedFor && <Quarantine view={view} place={place} />}
        <div className="lead">
          <div className="lead-main">
            <Message lead={lead} place={place} />
            {!lead.quarantinedFor && <Answer view={view} place={place} />}
            <Others view={view} place={place} />
          </div>
          <div className="desk-side">
            <FollowUp view={view} place={place} />
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
      </article>
    </div>
  )
}

/** Where its forms are sent, so that the list beside it stays the one it was chosen from. */
function addressOf({ lead, filter }: LeadView, { language }: DeskPlace): string {
  return leadPath(lead.id, language) + leadsQuery(filter)
}

interface Part {
  readonly lead: DeskLead
  readonly place: DeskPlace
}

function Quarantine({ view, place }: Props) {
  const { lead } = view
  const { lead: say, reasons } = place.words.leads
  const reason = reasons[lead.quarantinedFor ?? ''] ?? lead.quarantinedFor ?? ''
  return (
    <form className="lead-quarantine" method="post" action={addressOf(view, place)}>
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
      {/* In the language of the person, which need not be that of the member. */}
      <div className="lead-message" lang={lead.language}>
        {lead.message ?? lead.goals ?? say.noMessage}
      </div>
    </section>
  )
}

function Answer({ view, place }: Props) {
  const say = place.words.leads.lead
  return (
    <section>
      <h2>{say.answer}</h2>
      <Written
        view={view}
        action="answer"
        rows={9}
        label={say.answerLabel}
        hint={fill(say.answerHint, { address: view.lead.email })}
        button={say.send}
        place={place}
      />
    </section>
  )
}

interface WrittenProps extends Props {
  readonly action: 'answer' | 'note'
  readonly rows: number
  readonly label: string
  readonly hint?: string
  readonly button: string
}

/** The form for what a member writes; what could not be kept is still in it. */
function Written({ view, action, rows, label, hint, button, place }: WrittenProps) {
  const isAnswer = action === 'answer'
  const refused = view.refused?.action === action ? view.refused : null
  const limit = deskLengths[action]
  const described = [refused && `${action}-problem`, hint && `${action}-hint`].filter(Boolean).join(' ')
  return (
    <form method="post" action={addressOf(view, place)}>
      <input type="hidden" name="key" value={view.keys[action]} />
      <label htmlFor={action}>{label}</label>
      {hint && (
        <p className="desk-hint" id={`${action}-hint`}>
          {hint}
        </p>
      )}
      {refused && (
        <p className="desk-problem" id={`${action}-problem`} role="alert">
          {fill(place.words.leads.lead.notKept, { limit: figure(limit, place.language) })}
        </p>
      )}
      <textarea
        className={isAnswer ? 'field lead-answer' : 'field'}
        id={action}
        name="text"
        rows={rows}
        required
        maxLength={limit}
        defaultValue={refused?.text ?? ''}
        aria-describedby={described || undefined}
        aria-invalid={refused ? true : undefined}
        data-key={isAnswer ? 'r' : undefined}
      />
      <button
        type="submit"
        className={isAnswer ? 'button' : 'button button-line'}
        name="action"
        value={action}
      >
        {button}
      </button>
    </form>
  )
}

function Others({ view: { lead, filter }, place }: Props) {
  if (lead.others.length === 0) return null
  const others = lead.others.map(other => ({ ...other, messages: 1 }))
  return (
    <section>
      <h2>{place.words.leads.lead.others}</h2>
      <LeadsTable leads={others} query={leadsQuery(filter)} place={place} />
    </section>
  )
}

function FollowUp({ view, place }: Props) {
  const { lead } = view
  const { lead: say, states, nobody, list } = place.words.leads
  return (
    <section>
      <form className="lead-follow" method="post" action={addressOf(view, place)}>
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

function Notes({ view, place }: Props) {
  const say = place.words.leads.lead
  return (
    <section>
      <h2>{say.notes}</h2>
      <ul className="lead-notes">
        {view.lead.notes.map(note => (
          <li key={note.id}>
            <small>
              {momentIn(place, note.writtenAt)}
              {note.author && ` · ${note.author}`}
            </small>
            <span>{note.text}</span>
          </li>
        ))}
      </ul>
      <Written view={view} action="note" rows={2} label={say.note} button={say.addNote} place={place} />
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
