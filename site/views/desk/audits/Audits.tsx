import './Audits.css'
import { auditedSitePath, auditsPaths } from '#contracts/desk.ts'
import type { AuditedSiteRow, AuditFilter, AuditsView } from '#contracts/desk-audits.ts'
import { counted } from '#language/counts.ts'
import { figure, signedFigure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { Pager } from '../list/Pager.tsx'
import { Search } from '../list/Search.tsx'
import { type DeskPlace, dayIn } from '../place.ts'
import { AuditStanding } from './AuditStanding.tsx'

interface Props {
  readonly view: AuditsView
  readonly place: DeskPlace
}

/** The audited sites, the last audited first. */
export function Audits({ view: { filter, list }, place }: Props) {
  const { language, words } = place
  const say = words.audits.list
  const { underWay } = list
  return (
    <>
      <h1>{words.titles.audits}</h1>
      <p className="desk-state" data-refreshed="standing">
        {underWay === 0
          ? say.idle
          : fill(counted(say.underWay, underWay, language), { count: figure(underWay, language) })}
      </p>
      <div className="audits-search">
        <Search action={auditsPaths[language]} search={filter.search} hint={say.searchHint} place={place} />
      </div>
      <div data-refreshed="list">
        {list.sites.length === 0 ? (
          <p className="desk-empty">{say.none}</p>
        ) : (
          <table className="desk-table audits" data-rows>
            <TableHead
              columns={[
                say.site,
                say.score,
                [say.change, 'desk-number desk-more'],
                say.gates,
                [say.audits, 'desk-number desk-more'],
                say.last,
              ]}
            />
            <tbody>
              {list.sites.map(site => (
                <Row key={site.host} site={site} place={place} />
              ))}
            </tbody>
          </table>
        )}
        <Pager
          page={filter.page}
          hasNext={list.hasNext}
          address={page => auditsPaths[language] + query({ ...filter, page })}
          place={place}
        />
      </div>
    </>
  )
}

function Row({ site, place }: { readonly site: AuditedSiteRow; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.audits.list
  const [last, before] = site.scores
  return (
    <tr>
      <th scope="row">
        <a className="mono" href={auditedSitePath(site.host, language)}>
          {site.host}
        </a>
        {last && site.status !== 'completed' && <small> · {words.audits.status[site.status]}</small>}
      </th>
      <td data-label={say.score}>
        <AuditStanding audit={{ status: site.status, score: last ?? null }} place={place} />
      </td>
      <td className="mono desk-number desk-more" data-label={say.change}>
        {last && before && signedFigure(last.points - before.points, language)}
      </td>
      <td data-label={say.gates}>
        {last && (site.closedEngines.join(', ') || <span className="desk-hint">{say.noneOut}</span>)}
      </td>
      <td className="mono desk-number desk-more" data-label={say.audits}>
        {figure(site.audits, language)}
      </td>
      <td className="mono" data-label={say.last}>
        {dayIn(place, site.requestedAt)}
      </td>
    </tr>
  )
}

/** The part of a filter that differs from the list as it opens, for its address. */
function query({ search, page }: AuditFilter): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return parameters && `?${parameters}`
}
