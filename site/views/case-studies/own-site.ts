import { z } from 'astro/zod'
import recorded from '#content/earlier-audit.json' with { type: 'json' }
import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '../../routes.ts'

const words = z.record(z.string(), z.number())

/** What our audit found on this very site, as far as the page of cases says it. */
const audited = z.strictObject({
  day: z.iso.date(),
  rubricVersion: z.string(),
  /** How many were read. */
  pages: z.number(),
  points: z.number(),
  band: z.number(),
  pillars: words,
  /** Of the main text of a page, by its path. */
  words,
})

export type Audited = z.infer<typeof audited>

/**
 * The site as it was on 21 November 2026, audited as `npm run sample` audits it, by the rubric and the code of
 * 30 November: with another rubric it has to be audited again, or the case is no longer fair.
 */
export const earlier: Audited = audited.parse(recorded)

/** The same of the report that the site shows as a sample. @throws where it has no score. */
export function laterOf({ startedAt, rubricVersion, pages, score, pillars }: AuditReport): Audited {
  if (!score) throw new Error('The kept report on this site has no score, which the page of cases shows.')
  return {
    day: startedAt.slice(0, 10),
    rubricVersion,
    pages: pages.length,
    points: score.points,
    band: score.band,
    pillars: Object.fromEntries(pillars.map(({ pillar, points }) => [pillar, points])),
    words: Object.fromEntries(pages.map(({ address, words }) => [pathIn(address), words])),
  }
}

/** A report keeps the domain of its site as a gap, which no URL may have. */
function pathIn(address: string): string {
  return address.replace(/^https:\/\/[^/]+/u, '')
}

/** What the case says of both, in one language. */
export interface OwnFigures {
  readonly from: string
  readonly to: string
  readonly before: number
  readonly after: number
  readonly faqBefore: number
  readonly faqAfter: number
  readonly points: number
  readonly pages: number
  readonly rubric: string
}

export function ownFigures(later: Audited, language: Language): OwnFigures {
  return {
    from: earlier.day,
    to: later.day,
    before: wordsOf(earlier, 'home', language),
    after: wordsOf(later, 'home', language),
    faqBefore: wordsOf(earlier, 'faq', language),
    faqAfter: wordsOf(later, 'faq', language),
    points: later.points,
    pages: later.pages,
    rubric: later.rubricVersion,
  }
}

/** @throws where the audit did not read the page. */
function wordsOf({ words: read, day }: Audited, page: 'home' | 'faq', language: Language): number {
  const count = read[pathOf(page, language)]
  if (count === undefined)
    throw new Error(`The audit of ${day} did not read the page ${page} in ${language}.`)
  return count
}
