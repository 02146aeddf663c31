import { cap, uncertainties } from '#audit/judge/score.ts'
import { scorecard } from '#audit/judge/scorecard.ts'
import { claimedMinutes, limits } from '#audit/limits.ts'
import { renderLimits } from '#audit/look/render/limits.ts'
import { firstFixes } from '#contracts/audit-report.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { cannotTell } from '#contracts/report-words.ts'
import { retention } from '#contracts/retention.ts'
import { figure, percentage } from '#language/numbers.ts'
import { period } from '#language/durations.ts'
import { inLanguage } from './bilingual.ts'
import type { Agency, AgencyInBoth } from './schemas/agency.ts'

/**
 * Fills in the facts that texts name: of the agency, as `{agency.name}`; how long things are kept, as
 * `{kept.report}`; what an audit does, as `{audit.pages}`; and the points of a pillar, as `{rubric.C}`. Throws for
 * one that nobody knows. Other braces stay: `fill` replaces them later.
 */
export function withFacts<T>(content: T, agency: AgencyInBoth): T {
  const facts = Object.fromEntries(
    languages.map(language => [
      language,
      {
        ...factsOf(inLanguage(agency, language)),
        ...periodsIn(language),
        ...auditIn(language),
        ...pillarPoints(language),
      },
    ]),
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

const asked = /\{((?:agency|kept|audit|rubric)\.\w+)\}/gu

type Facts = Readonly<Record<string, string | undefined>>

function factsOf({ name, office, mailboxes, phones: [phone], answerHours, timeZone }: Agency): Facts {
  return {
    'agency.name': name,
    'agency.city': office.city,
    'agency.mailbox': mailboxes.contact,
    'agency.mailLink': `[${mailboxes.contact}](mailto:${mailboxes.contact})`,
    'agency.phone': phone,
    'agency.answerHours': String(answerHours),
    'agency.timeZone': timeZone.name,
  }
}

function periodsIn(language: Language): Facts {
  return Object.fromEntries(
    Object.entries(retention).map(([name, length]) => [`kept.${name}`, period(length, language)]),
  )
}

function auditIn(language: Language): Facts {
  return {
    'audit.pages': figure(limits.pages, language),
    'audit.fixes': figure(firstFixes, language),
    'audit.rendered': figure(renderLimits.pages, language),
    'audit.minutes': figure(claimedMinutes, language),
    'audit.pause': `${figure(limits.pauseMs / 1_000, language, 2)} s`,
    'audit.cannotTell': cannotTell[language],
    'audit.cap': figure(cap, language),
    'audit.moderateDoubt': percentage(uncertainties.moderate, language),
    'audit.estimatedDoubt': percentage(uncertainties.estimated, language),
  }
}

function pillarPoints(language: Language): Facts {
  return Object.fromEntries(
    scorecard.pillars.map(({ id, checks }) => [
      `rubric.${id}`,
      figure(
        checks.reduce((sum, [, points]) => sum + points, 0),
        language,
      ),
    ]),
  )
}

function known(name: string, facts: Facts, text: string): string {
  const fact = facts[name]
  if (fact !== undefined) return fact
  const choice = Object.keys(facts).map(fact => `{${fact}}`)
  throw new Error(`The text "${text}" asks for {${name}}. It may ask for ${choice.join(', ')}.`)
}
