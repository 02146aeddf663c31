import './Audits.css'
import type { EngineAccess } from '#contracts/audit-report.ts'
import { auditedSitePath, auditsPaths, leadPath } from '#contracts/desk.ts'
import type { AuditedSiteView, SiteAudit } from '#contracts/desk-audits.ts'
import { reportPath } from '#contracts/paths.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dayIn } from '../place.ts'
import { AuditStanding } from './AuditStanding.tsx'
import { Changes } from './Changes.tsx'

interface Props {
  readonly view: AuditedSiteView
  readonly place: DeskPlace
}

/** The audits of one site: how it stands, its gates, every audit, and what changed between two of them. */
export function AuditedSite({ view, place }: Props) {
  const { site, changes } = view
  const { language, words } = place
  return (
    <>
      <p>
        <a href={auditsPaths[language]}>{words.audits.site.back}</a>
      </p>
      <h1>{site.host}</h1>
      <Standing view={view} place={place} />
      <Again view={view} place={place} />
      <div className="audited">
        <div>
          <AuditsOfSite view={view} place={place} />
          {changes && <Changes changes={changes} place={place} />}
        </div>
        <div className="desk-side">{site.engines && <Gates engines={site.engines} place={place} />}</div>
      </div>
    </>
  )
}

function Standing({ view: { site }, place }: Props) {
  const { language, words } = place
  const say = words.audits.site
  const last = site.audits.find(({ score }) => score)
  if (!last?.score) return <p className="desk-state">{say.noScore}</p>
  const { points, band } = last.score
  const out = last.closedEngines
  return (
    <p className="desk-state">
      {fill(say.last, {
        points: figure(points, language),
        band: figure(band, language),
        date: dayIn(place, last.requestedAt),
      })}{' '}
      {out.length === 0
        ? say.noneOut
        : fill(counted(say.out, out.length, language), {
            count: figure(out.length, language),
            names: out.join(', '),
          })}
    </p>
  )
}

/** The button that has the site audited again, for the person of its newest audit that is not a rival's. */
function Again({ view: { site, refused }, place }: Props) {
  const { language, words } = place
  const say = words.audits.site
  const newest = site.audits.find(({ kind }) => kind !== 'rival')
  if (!newest) return null
  const isUnderWay = newest.status === 'queued' || newest.status === 'running'
  return (
    <form className="audited-again" method="post" action={auditedSitePath(site.host, language)}>
      <input type="hidden" name="audit" value={newest.id} />
      {refused && (
        <p className="desk-problem" role="alert">
          {say.refused}
        </p>
      )}
      {isUnderWay ? (
        <p>{say.underWay}</p>
      ) : (
        <button type="submit" className="button">
          {say.again}
        </button>
      )}
    </form>
  )
}

function Gates({ engines, place }: { readonly engines: readonly EngineAccess[]; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.audits.site
  return (
    <section>
      <h2>{say.gates}</h2>
      <table className="desk-table">
        <TableHead columns={[say.engine, ...(engines[0]?.gates ?? []).map(({ name }) => name[language])]} />
        <tbody>
          {engines.map(({ engine, name, gates }) => (
            <tr key={engine}>
              <th scope="row">{name}</th>
              {gates.map(({ gate, name, verdict }) => (
                <td key={gate} data-label={name[language]}>
                  <span className={`gate gate-${verdict}`}>{say.gate[verdict]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Every audit, with two choices: before and after. Sent, they compare the two on the same page. */
function AuditsOfSite({ view: { site, chosen }, place }: Props) {
  const { language, words } = place
  const say = words.audits.site
  const isComparable = site.audits.filter(({ score }) => score).length > 1
  return (
    <section>
      <h2>{say.audits}</h2>
      <form action={auditedSitePath(site.host, language)}>
        <table className="desk-table">
          <TableHead
            columns={[
              ...(isComparable ? [say.before, say.after] : []),
              say.day,
              say.score,
              words.audits.list.gates,
              say.kind,
              say.lead,
            ]}
          />
          <tbody>
            {site.audits.map(audit => (
              <Row key={audit.id} audit={audit} chosen={isComparable ? chosen : null} place={place} />
            ))}
          </tbody>
        </table>
        {isComparable && (
          <button type="submit" className="button button-line">
            {say.compare}
          </button>
        )}
      </form>
    </section>
  )
}

interface RowProps {
  readonly audit: SiteAudit
  /** Null where there are no two audits to compare. */
  readonly chosen: AuditedSiteView['chosen'] | null
  readonly place: DeskPlace
}

function Row({ audit, chosen, place }: RowProps) {
  const { language, words } = place
  const say = words.audits.site
  const date = dayIn(place, audit.requestedAt)
  const sides = [
    { name: 'before', label: say.before, of: say.beforeOf },
    { name: 'after', label: say.after, of: say.afterOf },
  ] as const
  return (
    <tr>
      {chosen &&
        sides.map(({ name, label, of }) => (
          <td key={name} className="audited-choice" data-label={label}>
            {audit.score && (
              <label>
                <span className="visually-hidden">{fill(of, { date })}</span>
                <input type="radio" name={name} value={audit.id} defaultChecked={chosen[name] === audit.id} />
              </label>
            )}
          </td>
        ))}
      <th scope="row">
        <a href={reportPath(audit.id, audit.language)}>{date}</a>
        {audit.rubricVersion && (
          <small>
            {' '}
            {say.rubric.toLowerCase()} {audit.rubricVersion}
          </small>
        )}
      </th>
      <td data-label={say.score}>
        <AuditStanding audit={audit} place={place} />
      </td>
      <td data-label={words.audits.list.gates}>{audit.closedEngines.join(', ')}</td>
      <td data-label={say.kind}>{say.kinds[audit.kind]}</td>
      <td data-label={say.lead}>
        {audit.lead && <a href={leadPath(audit.lead.id, language)}>{audit.lead.name}</a>}
      </td>
    </tr>
  )
}
