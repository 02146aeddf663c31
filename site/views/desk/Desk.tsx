import './desk.css'
import type { DeskMember, DeskPage, DeskView } from '#contracts/desk.ts'
import { deskPaths, leadsPaths, sessionsPaths } from '#contracts/desk.ts'
import { inOtherLanguage } from '#contracts/languages.ts'
import { Erasure } from './leads/Erasure.tsx'
import { Lead } from './leads/Lead.tsx'
import { Leads } from './leads/Leads.tsx'
import type { DeskPlace } from './place.ts'
import { Sessions } from './sessions/Sessions.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
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
      <div className={member ? 'desk' : 'desk desk-alone'}>
        {member ? (
          <Rail member={member} view={view} place={place} />
        ) : (
          <header>
            <Brand place={place} />
          </header>
        )}
        <main className="desk-body" id="main">
          <p className="mono desk-path">{place.path}</p>
          <View view={view} place={place} />
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
    case 'sessions':
      return <Sessions view={view} place={place} />
  }
}

function Brand({ place: { language, agency, words } }: { readonly place: DeskPlace }) {
  return (
    <p className="desk-brand">
      <a className="desk-wordmark" href={deskPaths[language]}>
        {agency}
        <sup aria-hidden="true">[1]</sup>
      </a>{' '}
      {words.title.toLowerCase()}
    </p>
  )
}

/** The pages that are always one step away, in the order of the keys that open them. */
const menu = [
  { name: 'today', paths: deskPaths },
  { name: 'leads', paths: leadsPaths },
  { name: 'sessions', paths: sessionsPaths },
] as const

/** The page itself, or the one that what is shown belongs to. */
function currentOf(view: DeskView, name: (typeof menu)[number]['name']): 'page' | 'true' | undefined {
  if (view.name === name) return 'page'
  return name === 'leads' && (view.name === 'lead' || view.name === 'erasure') ? 'true' : undefined
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
          {menu.map(({ name, paths }) => (
            <li key={name}>
              <a href={paths[language]} aria-current={currentOf(view, name)}>
                {words.titles[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="desk-me">
        <span>{member.email}</span>
        <a href={inOtherLanguage(path)} lang={language === 'fr' ? 'en' : 'fr'}>
          {words.otherLanguage}
        </a>
      </p>
    </aside>
  )
}
