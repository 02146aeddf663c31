import { languages } from '#contracts/languages.ts'
import { inLanguage } from './bilingual.ts'
import type { Agency, AgencyInBoth } from './schemas/agency.ts'

/**
 * Fills in the facts of the agency that texts name, as `{agency.name}`. Throws for one that
 * `content/agency.yaml` does not have. Other braces stay: `fill` replaces them later.
 */
export function withAgencyFacts<T>(content: T, agency: AgencyInBoth): T {
  const facts = Object.fromEntries(
    languages.map(language => [language, factsOf(inLanguage(agency, language))]),
  )
  const putIn = (part: unknown, inThis: Facts | undefined): unknown => {
    if (typeof part === 'string' && inThis)
      return part.replaceAll(asked, (_asked, name: string) => known(name, inThis, part))
    if (Array.isArray(part)) return part.map(item => putIn(item, inThis))
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, putIn(inner, facts[key])]))
  }
  // TypeScript cannot follow a type through a walk over unknown keys.
  return putIn(content, undefined) as T
}

const asked = /\{agency\.(\w+)\}/gu

type Facts = Readonly<Record<string, string | undefined>>

function factsOf({ name, office, mailboxes, phones: [phone], answerHours, timeZone }: Agency): Facts {
  return {
    name,
    city: office.city,
    mailbox: mailboxes.contact,
    mailLink: `[${mailboxes.contact}](mailto:${mailboxes.contact})`,
    phone,
    answerHours: String(answerHours),
    timeZone: timeZone.name,
  }
}

function known(name: string, facts: Facts, text: string): string {
  const fact = facts[name]
  if (fact !== undefined) return fact
  const choice = Object.keys(facts).map(fact => `{agency.${fact}}`)
  throw new Error(`The text "${text}" asks for {agency.${name}}. It may ask for ${choice.join(', ')}.`)
}
