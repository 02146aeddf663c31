import './TodayPage.css'
import {
  type ContradictionRow,
  type GivenUpMail,
  type LeadRow,
  leadPath,
  leadsPaths,
  sitePath,
  type Today,
  type TodayView,
} from '#contracts/desk.ts'
import { deskPaths, reportPath } from '#contracts/paths.ts'
import { eventRefusals, requestRefusals } from '#contracts/refusals.ts'
import { counted } from '#language/counts.ts'
import { elapsedTime } from '#language/durations.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { whereFrom } from '../leads/Leads.tsx'
import { type DeskPlace, dateIn, dayIn } from '../place.ts'
import { hostOf, KeptOut } from '../sites/KeptOut.tsx'

interface Props {
  readonly view: TodayView
  readonly place: DeskPlace
}

/** What waits for the agency: answers first, then mails, quarantine and what was refused. */
export function TodayPage({ view, place }: Props) {
  const { words } = place
  return (
    <>
      <h1>{words.titles.today}</h1>
      <div data-refreshed="standing">
        <Standing view={view} place={place} />
      </div>
      <div className="today">
        <div>
          <div data-refreshed="waiting">
            <Unanswered view={view} place={place} />
            <LostGates view={view} place={place} />
            <FollowUps view={view} place={place} />
          </div>
          <Contradictions view={view} place={place} />
        </div>
        <div className="desk-side" data-refreshed="figures">
          <Mails view={view} place={place} />
          <Quarantine view={view} place={place} />
          <Refused
            view={view}
            heading={words.today.refused}
            reasons={['quarantine', ...requestRefusals]}
            place={place}
          />
          <Refused view={view} heading={words.today.refusedEvents} reasons={eventRefusals} place={place} />
          <p className="desk-hint">{words.today.refusedNote}</p>
        </div>
      </div>
    </>
  )
}

/** How things stand, in a sentence; what to do now is highlighted in it. */
function Standing({ view: { today, now }, place }: Props) {
  const { language, words, answerHours } = place
  const say = words.today
  const waiting = today.counts.new
  const [first] = today.unanswered
  if (!first) return <p className="desk-state">{say.nothing}</p>
  const isLate = hoursSince(first.receivedAt, now) >= answerHours
  return (
    <p className="desk-state">
      {fill(counted(say.waiting, waiting, language), { count: figure(waiting, language) })}{' '}
      {isLate && `${fill(say.late, { hours: answerHours })} `}
      <mark>
        <a href={leadPath(first.id, language)} data-key="r">
          {fill(say.answer, { name: first.name })}
        </a>
      </mark>
    </p>
  )
}

function Unanswered({ view: { today, now }, place }: Props) {
  const { language, words, answerHours } = place
  const { today: say, leads } = words
  if (today.unanswered.length === 0) return null
  return (
    <section>
      <h2>{say.unanswered}</h2>
      <table className="desk-table today-leads" data-rows>
        <TableHead columns={[leads.list.person, say.since, leads.list.owner]} />
        <tbody>
          {today.unanswered.map(lead => {
            const hours = hoursSince(lead.receivedAt, now)
            return (
              <tr key={lead.id}>
                <LeadName lead={lead} place={place} />
                <td className={hours >= answerHours ? 'mono today-late' : 'mono'} data-label={say.since}>
                  {elapsedTime(hours, language)}
                </td>
                <td data-label={leads.list.owner}>
                  {lead.owner ?? <span className="desk-hint">{leads.nobody}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function LeadName({ lead, place }: { readonly lead: LeadRow; readonly place: DeskPlace }) {
  const where = whereFrom(lead)
  return (
    <th scope="row">
      <a href={leadPath(lead.id, place.language)}>{lead.name}</a>
      {where && <small className="mono"> {where}</small>}
    </th>
  )
}

function LostGates({ view: { today }, place }: Props) {
  const { language, words } = place
  const { columns } = words.sites.list
  if (today.lostGates.length === 0) return null
  return (
    <section>
      <h2>{words.today.lostGates}</h2>
      <table className="desk-table today-leads" data-rows>
        <TableHead columns={[columns.site, columns.gates, columns.last]} />
        <tbody>
          {today.lostGates.map(({ id, address, client, last }) => (
            <tr key={id}>
              <th scope="row">
                <a href={sitePath(id, language)}>{hostOf(address)}</a>
                <small> {client}</small>
              </th>
              <td data-label={columns.gates}>{last && <KeptOut reading={last} place={place} />}</td>
              <td data-label={columns.last}>{last && dayIn(place, last.readAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FollowUps({ view: { today }, place }: Props) {
  const { today: say, leads } = place.words
  return (
    <section>
      <h2>{say.followUps}</h2>
      {today.followUps.length === 0 ? (
        <p className="desk-empty">{say.noFollowUps}</p>
      ) : (
        <table className="desk-table today-leads">
          <TableHead columns={[leads.list.person, leads.list.followUp, leads.list.owner]} />
          <tbody>
            {today.followUps.map(lead => (
              <tr key={lead.id}>
                <LeadName lead={lead} place={place} />
                <td className="mono" data-label={leads.list.followUp}>
                  {lead.followUpOn && dateIn(place, lead.followUpOn)}
                </td>
                <td data-label={leads.list.owner}>{lead.owner ?? leads.nobody}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Contradictions({ view: { today }, place }: Props) {
  const { language, words } = place
  const { today: say } = words
  const { contradictions: count, newestContradictions: open, handledContradictions: handled } = today
  if (open.length + handled.length === 0) return null
  return (
    <section>
      <h2>{fill(counted(say.contradicted, count, language), { count: figure(count, language) })}</h2>
      {open.length === 0 ? (
        <p className="desk-empty">{say.allHandled}</p>
      ) : (
        <Told contradictions={open} place={place} />
      )}
      {handled.length > 0 && (
        <details>
          <summary>{say.handled}</summary>
          <Told contradictions={handled} place={place} />
        </details>
      )}
    </section>
  )
}

/** What readers say is wrong, each with the button that closes it, or opens it again. */
function Told({
  contradictions,
  place,
}: {
  readonly contradictions: readonly ContradictionRow[]
  readonly place: DeskPlace
}) {
  const { language, words } = place
  const { today: say, sites } = words
  return (
    <table className="desk-table today-leads" data-rows>
      <TableHead columns={[sites.list.columns.site, say.check, say.readersWords, say.handling]} />
      <tbody>
        {contradictions.map(({ id, auditId, site, check, page, words, handledAt, handledBy }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`${reportPath(auditId, language)}#finding-${check}`}>{site}</a>
              {page && <small className="mono"> {page}</small>}
            </th>
            <td className="mono" data-label={say.check}>
              {check}
            </td>
            <td className="today-words" data-label={say.readersWords}>
              {words}
            </td>
            <td data-label={say.handling}>
              <form method="post" action={deskPaths[language]}>
                <input type="hidden" name="contradiction" value={id} />
                {handledAt && (
                  <small>
                    {dayIn(place, handledAt)}
                    {handledBy && ` · ${handledBy}`}{' '}
                  </small>
                )}
                <button
                  type="submit"
                  className="desk-plain"
                  name="action"
                  value={handledAt ? 'reopen' : 'handle'}
                >
                  {handledAt ? say.reopen : say.handle}
                  <span className="visually-hidden"> {site}</span>
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Mails({ view: { today }, place }: Props) {
  const { language, words } = place
  const say = words.today
  const { waiting, held, 'given-up': givenUp } = today.mails
  return (
    <section>
      <h2>{say.mails}</h2>
      <Figures
        rows={[
          [say.waitingMails, waiting],
          [say.heldMails, held],
          [say.givenUpMails, givenUp],
        ]}
        place={place}
      />
      {held > 0 && (
        <form method="post" action={deskPaths[language]}>
          <button type="submit" className="desk-plain" name="action" value="send-held">
            {say.sendHeld}
          </button>
        </form>
      )}
      {today.givenUp.map(mail => (
        <GivenUp key={mail.id} mail={mail} place={place} />
      ))}
    </section>
  )
}

function GivenUp({ mail, place }: { readonly mail: GivenUpMail; readonly place: DeskPlace }) {
  const { language, words } = place
  return (
    <form className="today-mail" method="post" action={deskPaths[language]}>
      <input type="hidden" name="mail" value={mail.id} />
      <p>
        {mail.leadId ? <a href={leadPath(mail.leadId, language)}>{mail.name}</a> : mail.name}
        {mail.name && ', '}
        {words.leads.lead.mailKinds[mail.kind]}
        {mail.failure && <span className="desk-problem">{mail.failure}</span>}
      </p>
      <button type="submit" className="desk-plain" name="action" value="retry">
        {words.today.retry}
        <span className="visually-hidden"> {mail.name}</span>
      </button>
    </form>
  )
}

function Quarantine({ view: { today }, place }: Props) {
  const { language, words } = place
  const say = words.today
  return (
    <section>
      <h2>
        <a href={`${leadsPaths[language]}?state=quarantine`}>{say.quarantine}</a>
      </h2>
      <Figures rows={[[say.quarantined, today.counts.quarantine]]} place={place} />
    </section>
  )
}

interface RefusedProps extends Props {
  readonly heading: string
  readonly reasons: readonly (keyof Today['refused'])[]
}

function Refused({ view: { today }, heading, reasons, place }: RefusedProps) {
  const { language, words } = place
  const say = words.today
  const rows = reasons.flatMap(reason => {
    const times = today.refused[reason]
    return times ? [{ reason, ...times }] : []
  })
  return (
    <section>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p className="desk-empty">{say.noneRefused}</p>
      ) : (
        <table className="desk-table desk-compact today-refused">
          <TableHead columns={[say.reason, [say.thisDay, 'desk-number'], [say.week, 'desk-number']]} />
          <tbody>
            {rows.map(({ reason, today, week }) => (
              <tr key={reason}>
                <th scope="row">{say.reasons[reason]}</th>
                <td className="mono desk-number">{figure(today, language)}</td>
                <td className="mono desk-number">{figure(week, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface FiguresProps {
  readonly rows: readonly (readonly [label: string, value: number])[]
  readonly place: DeskPlace
}

function Figures({ rows, place }: FiguresProps) {
  return (
    <dl className="desk-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="mono">{figure(value, place.language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function hoursSince(moment: string, now: string): number {
  return (Date.parse(now) - Date.parse(moment)) / 3_600_000
}
