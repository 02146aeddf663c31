import './desk.css'
import type { DeskMember, DeskPage, DeskView } from '#contracts/desk.ts'
import {
  audiencePaths,
  auditsPaths,
  crawlersPaths,
  leadsPaths,
  sessionsPaths,
  sitesPaths,
} from '#contracts/desk.ts'
import { type Bilingual, inOtherLanguage, otherLanguage } from '#contracts/languages.ts'
import { deskPaths, homePaths } from '#contracts/paths.ts'
import { AudiencePage } from './audience/AudiencePage.tsx'
import { AuditedSite } from './audits/AuditedSite.tsx'
import { Audits } from './audits/Audits.tsx'
import { Erasure, SiteStop } from './Confirmation.tsx'
import { CrawlersPage } from './crawlers/CrawlersPage.tsx'
import { Keys, type ListKey } from './Keys.tsx'
import { Lead } from './leads/Lead.tsx'
import { Leads } from './leads/Leads.tsx'
import type { DeskPlace } from './place.ts'
import { Sessions } from './sessions/Sessions.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
import { Site } from './sites/Site.tsx'
import { SiteMonth } from './sites/SiteMonth.tsx'
import { Sites } from './sites/Sites.tsx'
import { TodayPage } from './today/TodayPage.tsx'

interface Props {
  readonly page: DeskPage
  readonly place: DeskPlace
}

/** A page of the desk: its rail beside it, or only the mark of the agency above where one signs in. */
export function Desk({ page: { member, view }, place }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        {place.words.skip}
      </a>
      <div className={member ? 'desk' : view.name === 'sign-in' ? 'desk desk-alone' : 'desk desk-client'}>
        {member ? (
          <Rail member={member} view={view} place={place} />
        ) : (
          <header>{view.name === 'sign-in' ? <Brand place={place} /> : <OfAgency place={place} />}</header>
        )}
        <main className="desk-body" id="main">
          {member && <p className="mono desk-path">{place.path}</p>}
          <View view={view} place={place} />
          {member && <Keys keys={keys[view.name] ?? []} pages={menu.length} place={place} />}
        </main>
      </div>
    </>
  )
}

function View({ view, place }: { readonly view: DeskView; readonly place: DeskPlace }) {
  switch (view.name) {
    case 'sign-in':
      return <SignIn view={view} place={place} />
    case 'today':
      return <TodayPage view={view} place={place} />
    case 'leads':
      return <Leads view={view} place={place} />
    case 'lead':
      return <Lead view={view} place={place} />
    case 'erasure':
      return <Erasure view={view} place={place} />
    case 'audits':
      return <Audits view={view} place={place} />
    case 'audited-site':
      return <AuditedSite view={view} place={place} />
    case 'audience':
      return <AudiencePage view={view} place={place} />
    case 'crawlers':
      return <CrawlersPage view={view} place={place} />
    case 'sites':
      return <Sites view={view} place={place} />
    case 'site':
      return <Site view={view} place={place} />
    case 'site-month':
      return <SiteMonth view={view} place={place} />
    case 'site-stop':
      return <SiteStop view={view} place={place} />
    case 'sessions':
      return <Sessions view={view} place={place} />
  }
}

function Brand({ place: { language, agency, words } }: { readonly place: DeskPlace }) {
  return (
    <p className="desk-brand">
      <Wordmark path={deskPaths[language]} agency={agency} /> {words.title.toLowerCase()}
    </p>
  )
}

/** To the client of a watched site, the agency is where they come from, not its desk. */
function OfAgency({ place: { language, agency } }: { readonly place: DeskPlace }) {
  return (
    <p className="desk-brand">
      <Wordmark path={homePaths[language]} agency={agency} />
    </p>
  )
}

function Wordmark({ path, agency }: { readonly path: string; readonly agency: string }) {
  return (
    <a className="desk-wordmark" href={path}>
      {agency}
      <sup aria-hidden="true">[1]</sup>
    </a>
  )
}

/** The pages that are always one step away, in the order of the keys that open them, with those that belong to them. */
const menu = [
  { name: 'today', paths: deskPaths, below: [] },
  { name: 'leads', paths: leadsPaths, below: ['lead', 'erasure'] },
  { name: 'audits', paths: auditsPaths, below: ['audited-site'] },
  { name: 'audience', paths: audiencePaths, below: [] },
  { name: 'crawlers', paths: crawlersPaths, below: [] },
  { name: 'sites', paths: sitesPaths, below: ['site', 'site-month', 'site-stop'] },
  { name: 'sessions', paths: sessionsPaths, below: [] },
] as const satisfies readonly MenuItem[]

interface MenuItem {
  readonly name: DeskView['name']
  readonly paths: Bilingual
  readonly below: readonly DeskView['name'][]
}

/** The page itself, or the one that what is shown belongs to. */
function currentOf(view: DeskView, { name, below }: MenuItem): 'page' | 'true' | undefined {
  if (view.name === name) return 'page'
  return below.includes(view.name) ? 'true' : undefined
}

/** The keys of lists, where there is one. */
const keys: Readonly<Partial<Record<DeskView['name'], readonly ListKey[]>>> = {
  today: ['move', 'answer'],
  leads: ['search', 'move'],
  lead: ['search', 'move', 'answer'],
  audits: ['search', 'move'],
  sites: ['move'],
  site: ['move', 'client'],
}

interface RailProps {
  readonly member: DeskMember
  readonly view: DeskView
  readonly place: DeskPlace
}

function Rail({ member, view, place }: RailProps) {
  const { language, path, words } = place
  return (
    <aside className="desk-rail">
      <Brand place={place} />
      <nav aria-label={words.navigation}>
        <ul>
          {menu.map((item, index) => (
            <li key={item.name}>
              <a href={item.paths[language]} aria-current={currentOf(view, item)} data-view={index + 1}>
                {words.titles[item.name]}
                <kbd data-needs-script>{index + 1}</kbd>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="desk-me">
        <span>{member.email}</span>
        <a href={inOtherLanguage(path)} lang={otherLanguage(language)}>
          {words.otherLanguage}
        </a>
      </p>
    </aside>
  )
}
