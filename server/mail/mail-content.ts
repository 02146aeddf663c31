import type { AgencyCard } from '#contracts/agency-card.ts'
import { unnamed } from '#contracts/calls.ts'
import type { Language } from '#contracts/languages.ts'
import type { MailedLead } from '#database/mails.ts'
import { writtenMoment } from '#language/dates.ts'
import { frenchTypography } from '#language/typography.ts'
import { escaped } from '#language/markup.ts'

export interface MailContent {
  readonly language: Language
  readonly to: Mailbox
  readonly replyTo: Mailbox
  /** Our words. Only a mail to the agency may hold something a visitor typed, through `oneLine`. */
  readonly subject: string
  readonly parts: readonly MailPart[]
  /** Where one click ends mails of this kind. */
  readonly endAddress?: string
}

/** The agency, in whose name mails are sent, and the site they link to. */
export interface Sender {
  readonly agency: AgencyCard
  /** `https://www.example.com`: never the `Host` of a request, which anyone may invent. */
  readonly origin: string
}

interface Mailbox {
  readonly name: string
  readonly address: string
}

export type MailPart =
  /** A paragraph of ours. */
  | string
  /** What a visitor typed, line for line: in mails to the agency alone. */
  | { readonly quote: string }
  /** What a member of the agency wrote, line for line: to the person. */
  | { readonly letter: string }
  /** What was seen on a site, or is to be written there, line for line. */
  | { readonly code: string }
  | { readonly facts: readonly Fact[] }
  | { readonly link: string; readonly label: string }

/** A label with its colon, and its value; without a value the row is left out. */
export type Fact = readonly [label: string, value: string | null]

interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export const sharedWords = {
  fr: {
    hello: 'Bonjour,',
    question: (hours: number) =>
      `Une question ? Répondez à cet e-mail : nous répondons sous ${hours} heures.`,
    signed: (agency: string) => `L’équipe ${agency}`,
  },
  en: {
    hello: 'Hello,',
    question: (hours: number) => `A question? Reply to this email: we answer within ${hours} hours.`,
    signed: (agency: string) => `The ${agency} team`,
  },
} as const satisfies Record<Language, unknown>

/** `21 novembre 2026 à 15 h 04 (heure de Paris)` */
export function zonedMoment(moment: string, language: Language, { timeZone }: AgencyCard): string {
  return `${writtenMoment(moment, language, timeZone.id)} (${timeZone.name[language]})`
}

/**
 * The person's mailbox without the name that was typed: somebody else may have typed the address, and our
 * mail must not carry their words.
 */
export function mailboxWithoutName({ email }: Pick<MailedLead, 'email'>): Mailbox {
  return { name: '', address: email.trim() }
}

/** The person's mailbox for replies, by their name if they gave one. */
export function mailboxOf({ name, email }: Pick<MailedLead, 'name' | 'email'>): Mailbox {
  return { name: name === unnamed ? '' : oneLine(name), address: email.trim() }
}

/** Applies French typography to our words, and leaves alone what a visitor typed. */
export function renderMail({ language, subject, parts }: MailContent): RenderedMail {
  const set = (words: string) => (language === 'fr' ? frenchTypography(words) : words)
  const title = set(subject)
  return {
    subject: title,
    text: `${parts.map(part => textOf(part, set)).join('\n\n')}\n`,
    html: page(language, { title, body: parts.map(part => htmlOf(part, set)).join('\n') }),
  }
}

/**
 * What a visitor typed, made safe for the header of a mail or the middle of a sentence: on one line,
 * without characters that break a line or turn its direction, and cut to a readable length.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .replace(/ {2,}/g, ' ')
  const signs = [...line]
  return signs.length > lengthMax ? `${signs.slice(0, lengthMax - 1).join('')}…` : line
}

const lengthMax = 120

type SetWords = (words: string) => string

function textOf(part: MailPart, set: SetWords): string {
  if (typeof part === 'string') return set(part)
  if ('letter' in part) return part.letter
  if ('quote' in part) return part.quote.replace(/^/gm, '> ')
  if ('code' in part) return part.code.replace(/^/gm, '    ')
  if ('link' in part) return `${set(part.label)}\n${part.link}`
  return known(part.facts)
    .map(([label, value]) => `${set(label)} ${value}`)
    .join('\n')
}

function htmlOf(part: MailPart, set: SetWords): string {
  if (typeof part === 'string') return `<p>${escaped(set(part))}</p>`
  if ('letter' in part) return `<p style="${letterStyle}">${escaped(part.letter)}</p>`
  if ('quote' in part) return `<blockquote style="${quoteStyle}">${escaped(part.quote)}</blockquote>`
  if ('code' in part) return `<pre style="${codeStyle}">${escaped(part.code)}</pre>`
  if ('link' in part) return `<p><a href="${escaped(part.link)}">${escaped(set(part.label))}</a></p>`
  const rows = known(part.facts).map(
    ([label, value]) =>
      `<tr><th scope="row" style="${labelStyle}">${escaped(set(label))}</th><td>${escaped(value)}</td></tr>`,
  )
  return `<table style="border-spacing: 0">${rows.join('')}</table>`
}

function known(facts: readonly Fact[]): (readonly [label: string, value: string])[] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}

function page(
  language: Language,
  { title, body }: { readonly title: string; readonly body: string },
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="max-width: 36em; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 Georgia, serif">
${body}
</body>
</html>
`
}

/** Mail programs support little CSS, and style sheets not reliably. */
const letterStyle = 'white-space: pre-wrap; overflow-wrap: anywhere'
const codeStyle = 'padding-left: 1em; border-left: 2px solid; white-space: pre-wrap; overflow-wrap: anywhere'
const quoteStyle =
  'margin: 1em 0; padding-left: 1em; border-left: 2px solid; white-space: pre-wrap; overflow-wrap: anywhere'
const labelStyle =
  'padding: 0 1em 0 0; text-align: left; vertical-align: top; font-weight: normal; opacity: .7'
