import type { Agency } from './schemas/agency.ts'

/**
 * The same words with what they ask of the agency put in: `{name}`, `{city}`, `{mailbox}` and
 * `{phone}` come from `content/agency.yaml`. Throws on any other name.
 */
export function withAgencyFacts<T>(words: T, agency: Agency): T {
  const facts = factsOf(agency)
  const putIn = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(asked, (_asked, name: string) => known(name, facts, part))
    if (Array.isArray(part)) return part.map(putIn)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, putIn(inner)]))
  }
  // TypeScript cannot follow a type through a walk over unknown keys.
  return putIn(words) as T
}

const asked = /\{(\w+)\}/gu

type Facts = Readonly<Record<string, string | undefined>>

function factsOf({ name, office, mailboxes, phones: [phone] }: Agency): Facts {
  const mailbox = mailboxes.contact
  return { name, city: office.city, mailbox: `[${mailbox}](mailto:${mailbox})`, phone }
}

function known(name: string, facts: Facts, text: string): string {
  const fact = facts[name]
  if (fact !== undefined) return fact
  throw new Error(
    `The text "${text}" asks for {${name}}. It may ask for ${Object.keys(facts).join(', ')}: see content/agency.yaml.`,
  )
}
