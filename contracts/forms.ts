import { lengthLimits, type ProcedureName } from './calls.ts'

/** What was typed in a form, by field name, unchanged. */
export type FormValues = Readonly<Record<string, string>>

/** Why a field cannot be sent. The site words it beside the field and in the summary. */
export interface FieldProblem {
  readonly field: string
  readonly code: 'empty' | 'malformed' | 'private' | 'too-long' | 'not-text'
  /** For `too-long`: the most characters that are stored. */
  readonly limit?: number
}

/** A form, described once for its island, its route and its rules. */
export interface FormDescription<Field extends string> {
  /** In their order on the page. */
  readonly fields: readonly Field[]
  /** Everything that prevents sending, in the order of the fields. */
  problems(values: FormValues): readonly FieldProblem[]
  /** What is called to store it. */
  readonly procedure: ProcedureName
  /** The message of a failure that the server does not explain. */
  readonly unexplained: string
}

/** The state of a form, also of one that was sent without JavaScript. */
export interface FormState {
  readonly values: FormValues
  readonly problems: readonly FieldProblem[]
  readonly outcome: 'editing' | Outcome
  /** Past a limit: when to come back, in seconds. */
  readonly wait?: number | undefined
  /** The key under which the form is sent again, on a page drawn again. */
  readonly key?: string
}

/** How sending a form ended. */
export type Outcome = 'sent' | RefusedOutcome

/** `failed`: nothing was stored; trying again may help. */
export type RefusedOutcome = LimitOutcome | 'failed'

/**
 * Which limit was reached. `limited`: that of one person, or an unknown one; `network-limited`: that of a
 * network; `host-limited`: that of the audited site; `queue-limited`: that of waiting audits;
 * `day-limited`: that of all visitors together.
 */
export const limitOutcomes = [
  'limited',
  'network-limited',
  'host-limited',
  'queue-limited',
  'day-limited',
] as const
export type LimitOutcome = (typeof limitOutcomes)[number]

/**
 * The procedures answer with sentences (database/README.md); each of these words occurs in those of one
 * limit only.
 */
const wordsOfLimits = [
  ['from this network', 'network-limited'],
  ['of this site', 'host-limited'],
  ['are waiting', 'queue-limited'],
  ['by all visitors', 'day-limited'],
] as const

export function refusedOutcome(error: string | null | undefined): RefusedOutcome {
  if (!error?.includes('Rate limit')) return 'failed'
  return wordsOfLimits.find(([words]) => error.includes(words))?.[1] ?? 'limited'
}

export const emptyForm: FormState = { values: {}, problems: [], outcome: 'editing' }

/**
 * What travels with a form besides what was typed: as headers of the JSON call, as hidden fields of the
 * form posted without JavaScript. Each may be absent.
 */
export const envelope = {
  /**
   * Made when the form is shown and the same on every retry: one key, one lead. Without JavaScript the page
   * as it was built has none: the server makes one from the page and the network.
   */
  key: { header: 'Idempotency-Key', field: 'key' },
  /** From `GET` `formTokenPath`, fetched when the form is first used; absent without JavaScript. */
  token: { header: 'Form-Token', field: 'token' },
  /**
   * A field that people neither see nor hear: only a program fills it in. Its name attracts programs, and
   * no browser fills it in by itself. The header says that the field was not empty.
   */
  honeypot: { header: 'Form-Honeypot', field: 'subject' },
} as const

/** Returns a `FormToken`. */
export const formTokenPath = '/form-token'

/** The stylesheet that a page loads after a form without JavaScript is below it, named by a proof. */
export const formReceivedFolder = '/form-received/'

export interface FormToken {
  readonly token: string
}

/**
 * The age at which a token is valid, in milliseconds: nobody reads, fills in and sends a form within two
 * seconds, and a form left open overnight gets a new one. A token is accepted for one lead.
 */
export const formTokenAge = { fromMs: 2_000, toMs: 24 * 60 * 60_000 } as const

export function textOf(values: FormValues, field: string): string {
  return (values[field] ?? '').trim()
}

/** A text of many lines, not trimmed, without a byte order mark in front. */
export function linesOf(values: FormValues, field: string): string {
  return (values[field] ?? '').replace(/^\ufeff/, '')
}

interface TextRule {
  readonly field: string
  readonly required: boolean
  readonly limit: number
  /** Whether line breaks and tabs are allowed. */
  readonly lines?: boolean
}

/**
 * At most one problem; the procedures of the database decide in the same way. Control characters and lone
 * surrogates are refused because no person types them and PostgreSQL cannot store all of them. Lengths
 * count characters as people do, not UTF-16 units.
 */
export function textProblem(
  values: FormValues,
  { field, required, limit, lines = false }: TextRule,
): readonly FieldProblem[] {
  const text = lines ? linesOf(values, field) : textOf(values, field)
  if (isBlank(text)) return required ? [{ field, code: 'empty' }] : []
  if (!text.isWellFormed() || hasControls(lines ? text.replaceAll(/[\t\r\n\u2028\u2029]/g, ' ') : text)) {
    return [{ field, code: 'not-text' }]
  }
  return [...text].length > limit ? [{ field, code: 'too-long', limit }] : []
}

export function emailProblems(values: FormValues): readonly FieldProblem[] {
  const problems = textProblem(values, { field: 'email', required: true, limit: lengthLimits.email })
  if (problems.length > 0) return problems
  return isEmailAddress(textOf(values, 'email')) ? [] : [{ field: 'email', code: 'malformed' }]
}

/**
 * True for a valid e-mail address of the HTML standard (https://html.spec.whatwg.org/#valid-e-mail-address)
 * with a dot in its domain, and in its mailbox only single dots between other characters (RFC 5321, 4.1.2).
 * The domain may have letters of any script (contact@société.fr is an address in France), but one label may
 * not mix scripts, which could imitate a well-known name.
 */
export function isEmailAddress(text: string): boolean {
  const isShort = [...text].length <= lengthLimits.email
  return isShort && addressPattern.test(text) && labelsOf(text).every(isOfOneScript)
}

/** Without full-width and half-width forms, which look like other letters: no domain has them. */
const letter = String.raw`(?:(?![\uff00-\uffef])[\p{L}\p{M}\p{Nd}])`
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`
const sign = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
const addressPattern = new RegExp(`^(?=.{1,64}@)${sign}+(?:\\.${sign}+)*@${label}(?:\\.${label})+$`, 'u')

function labelsOf(address: string): readonly string[] {
  return address.slice(address.lastIndexOf('@') + 1).split('.')
}

/** Registered names do mix Latin letters with Chinese, Japanese and Korean ones. */
function isOfOneScript(label: string): boolean {
  const found = scripts.filter(({ letters }) => letters.test(label)).map(({ name }) => name)
  return found.length < 2 || found.join() === 'latin,east-asian'
}

/** The same ranges as in `has_mixed_scripts` (database/procedures/calls.sql). */
const scripts = [
  { name: 'latin', letters: /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]/ },
  { name: 'greek', letters: /[\u0370-\u03ff\u1f00-\u1fff]/ },
  { name: 'cyrillic', letters: /[\u0400-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f]/ },
  { name: 'other', letters: /[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2ddf\ua800-\uabff]/ },
  { name: 'east-asian', letters: /[\u1100-\u11ff\u3040-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]/ },
] as const

/** Nothing but spaces, of every width, and characters that draw nothing: joiners, direction marks, fillers. */
function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u0085\u2800]*$/u.test(text)
}

/** Line and paragraph separators break a line too: they are refused wherever line breaks are. */
function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
