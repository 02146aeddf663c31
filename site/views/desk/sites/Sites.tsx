import './Sites.css'
import { type SiteProblem, type SitesView, sitePath, sitesPaths } from '#contracts/desk.ts'
import { rhythms, type WatchedSiteRow, watchLimits } from '#contracts/watched-sites.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { Score } from '../audits/Score.tsx'
import { type DeskPlace, dayIn, momentIn } from '../place.ts'
import { hostOf, KeptOut } from './KeptOut.tsx'

interface Props {
  readonly view: SitesView
  readonly place: DeskPlace
}

/** The sites that the agency watches for its clients, and the forms that add some. */
export function Sites({ view, place }: Props) {
  const { list } = view
  const { language, words } = place
  const say = words.sites.list
  return (
    <>
      <h1>{words.titles.sites}</h1>
      <Standing view={view} place={place} />
      <Added view={view} place={place} />
      <div data-refreshed="list">
        {list.sites.length === 0 ? (
          <p className="desk-empty">{say.none}</p>
        ) : (
          <table className="desk-table sites" data-rows>
            <TableHead
              columns={[
                say.columns.site,
                say.columns.score,
                say.columns.gates,
                say.columns.last,
                say.columns.next,
              ]}
            />
            <tbody>
              {list.sites.map(site => (
                <Row key={site.id} site={site} place={place} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {list.watchers > 0 && (
        <p className="desk-note">
          {fill(say.readers, {
            sites: figure(list.readerSites, language),
            watchers: figure(list.watchers, language),
          })}
        </p>
      )}
      <div className="sites-forms">
        <AddOne view={view} place={place} />
        <AddMany view={view} place={place} />
      </div>
    </>
  )
}

function Standing({ view: { list }, place: { language, words } }: Props) {
  const say = words.sites.list
  const closed = list.sites.filter(({ last }) => last && last.closedEngines.length > 0)
  const [first] = closed
  const count = list.sites.length
  return (
    <p className="desk-state" data-refreshed="standing">
      {fill(counted(say.watched, count, language), { count: figure(count, language) })}{' '}
      {first ? (
        <mark>
          <a href={sitePath(first.id, language)}>
            {fill(counted(say.lost, closed.length, language), {
              count: figure(closed.length, language),
              site: hostOf(first.address),
            })}
          </a>
        </mark>
      ) : (
        count > 0 && say.nothingLost
      )}
    </p>
  )
}

function Added({ view: { added }, place: { language, words } }: Props) {
  if (!added) return null
  const say = words.sites.add
  const told = (['added', 'known', 'past'] as const).flatMap(name => {
    const count = name === 'past' ? added.refused : added[name]
    if (count === 0 && name !== 'added') return []
    return [
      fill(counted(say[name], count, language), {
        count: figure(count, language),
        limit: figure(watchLimits.sites, language),
      }),
    ]
  })
  return (
    <p className="desk-note" role="status">
      {told.join(' ')}
    </p>
  )
}

function Row({ site, place }: { readonly site: WatchedSiteRow; readonly place: DeskPlace }) {
  const { language, words } = place
  const { columns, notYet } = words.sites.list
  const { last } = site
  return (
    <tr>
      <th scope="row">
        <a className="mono" href={sitePath(site.id, language)} translate="no">
          {hostOf(site.address)}
        </a>
        <small>
          {site.client} · {words.sites.rhythms[site.rhythm]}
        </small>
      </th>
      <td data-label={columns.score}>{last ? <Score score={last.score} place={place} /> : notYet}</td>
      <td data-label={columns.gates}>{last && <KeptOut reading={last} place={place} />}</td>
      <td data-label={columns.last}>{last && dayIn(place, last.readAt)}</td>
      <td data-label={columns.next}>{momentIn(place, site.nextReadingAt)}</td>
    </tr>
  )
}

function AddOne({ view: { refused }, place }: Props) {
  const { language, words } = place
  const say = words.sites.add
  const isRefused = refused !== null && refused.pasted === null
  const { client = '', address = '', rival = '', rhythm = '' } = isRefused ? refused.typed : {}
  const problem = isRefused ? refused.problems[0]?.reason : undefined
  const field = (name: 'client' | 'address' | 'rival', value: string) => (
    <>
      <label htmlFor={`site-${name}`}>
        {say[name]} {name === 'rival' && <small>{say.optional}</small>}
      </label>
      <input
        className="field"
        id={`site-${name}`}
        name={name}
        type="text"
        inputMode={name === 'client' ? undefined : 'url'}
        autoComplete="off"
        spellCheck={false}
        maxLength={name === 'client' ? watchLimits.client : watchLimits.address}
        required={name !== 'rival'}
        defaultValue={value}
        aria-invalid={problem === name || undefined}
        aria-describedby={problem === name ? 'site-problem' : undefined}
      />
    </>
  )
  return (
    <section>
      <form className="sites-form" method="post" action={sitesPaths[language]}>
        <h2>{say.heading}</h2>
        {problem && (
          <p className="desk-problem" id="site-problem" role="alert">
            {problemIn(problem, place)}
          </p>
        )}
        {field('client', client)}
        {field('address', address)}
        {field('rival', rival)}
        <label htmlFor="site-rhythm">{say.rhythm}</label>
        <select className="field" id="site-rhythm" name="rhythm" defaultValue={rhythm || 'weekly'}>
          {rhythms.map(name => (
            <option key={name} value={name}>
              {words.sites.rhythms[name]}
            </option>
          ))}
        </select>
        <button type="submit" className="button">
          {say.submit}
        </button>
      </form>
    </section>
  )
}

function AddMany({ view: { refused }, place }: Props) {
  const { language, words } = place
  const say = words.sites.add
  const isRefused = refused !== null && refused.pasted !== null
  return (
    <section>
      <form className="sites-form" method="post" action={sitesPaths[language]}>
        <h2>
          <label htmlFor="site-paste">{say.paste}</label>
        </h2>
        <p className="desk-hint" id="site-paste-hint">
          {fill(say.pasteHint, {
            lines: figure(watchLimits.lines, language),
            sites: figure(watchLimits.sites, language),
          })}
        </p>
        {isRefused && (
          <div className="desk-problem" id="site-paste-problem" role="alert">
            <p>{say.refused}</p>
            <ul>
              {refused.problems.map(problem => (
                <li key={problem.line}>
                  <Problem problem={problem} place={place} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <textarea
          className="field mono"
          id="site-paste"
          name="pasted"
          rows={8}
          required
          spellCheck={false}
          defaultValue={isRefused ? (refused.pasted ?? '') : ''}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'site-paste-problem site-paste-hint' : 'site-paste-hint'}
        />
        <button type="submit" className="button button-line">
          {say.pasteSubmit}
        </button>
      </form>
    </section>
  )
}

function Problem({ problem, place }: { readonly problem: SiteProblem; readonly place: DeskPlace }) {
  const { line, text, reason } = problem
  return (
    <>
      {line !== null && fill(place.words.sites.add.line, { line })} {problemIn(reason, place)}{' '}
      {text && <code>{text}</code>}
    </>
  )
}

export function problemIn(reason: SiteProblem['reason'], { language, words }: DeskPlace): string {
  return fill(words.sites.add.problems[reason], {
    lines: figure(watchLimits.lines, language),
    client: figure(watchLimits.client, language),
  })
}
