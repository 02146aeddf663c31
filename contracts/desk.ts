import { type Bilingual, type Language, languages } from './languages.ts'

/**
 * The desk: where the agency sees what visitors sent. What its pages are made of; `server/desk/` brings it,
 * `site/views/desk/` words and draws it. Times are ISO 8601 in UTC.
 */
export interface DeskPage {
  readonly kind: 'desk'
  /** That of the answer. */
  readonly status: number
  /** Who is signed in; null on the page where one signs in. */
  readonly member: DeskMember | null
  readonly view: DeskView
}

export interface DeskMember {
  readonly email: string
}

export type DeskView = SignInView | SessionsView

/** One page signs in: it asks for an address, then for the code that was sent there, or confirms a link. */
export interface SignInView {
  readonly name: 'sign-in'
  readonly step: 'address' | 'code' | 'link'
  /** As it was typed. */
  readonly address: string
  readonly link: string
  /** That what was typed, or the link, does not sign in. */
  readonly isWrong: boolean
  /** Tries that are left for the address, after a wrong code. */
  readonly left: number | null
  /** In seconds, until one may try again; null without a limit that was met. */
  readonly wait: number | null
}

export interface SessionsView {
  readonly name: 'sessions'
  readonly sessions: readonly DeskSession[]
}

/** A session of the member who looks. */
export interface DeskSession {
  readonly id: string
  /** `Firefox 145` */
  readonly browser: string
  readonly beganAt: string
  readonly seenAt: string
  readonly isThis: boolean
}

/** Where the desk is. To whoever is not signed in, nothing is at any of its addresses but `signInPaths`. */
export const deskPaths: Bilingual = { fr: '/desk', en: '/en/desk' }
export const signInPaths = below('sign-in')
export const sessionsPaths = below('sessions')

function below(name: string): Bilingual {
  const paths = languages.map((language: Language) => [language, `${deskPaths[language]}/${name}`])
  // One path for each language: `fromEntries` forgets which names it has.
  return Object.fromEntries(paths) as Bilingual
}
