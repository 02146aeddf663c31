import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import type { NumberedSource } from '../../content/read.ts'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { confidence as confidenceLevel, nameIn, slug } from '../../content/schemas/parts.ts'
import type { Service } from '../../content/schemas/service.ts'
import type { Statistic } from '../../content/schemas/statistic.ts'
import type { Term } from '../../content/schemas/term.ts'
import type { OwnFinding } from './own-findings.ts'

const section = { label: bilingual(), heading: bilingual() }
const figures = z.array(z.strictObject({ value: bilingual(), text: bilingual() }))
const confidence = z.strictObject({ level: confidenceLevel, text: bilingual() })

/** A source of the answer: a site, and the page that is cited. */
const slip = z.strictObject({ site: bilingual(), page: bilingual() })

/** A link to the whole of what a section shows in part. */
const more = bilingual()

/** The words of the home page (`content/pages/home.yaml`). */
export const homeWords = pageWords({
  hero: z.strictObject({
    ...bilinguals('first', 'second', 'lead'),
    form: texts(['label', 'example', 'button', 'hint']),
    /** The term of the glossary that is defined. */
    term: slug,
    guide: bilingual(),
    scene: z.strictObject({
      label: bilingual(),
      states: z.strictObject({ label: bilingual(), cited: bilingual(), absent: bilingual() }),
      ...bilinguals('caption', 'note', 'question', 'before', 'cited', 'after', 'citedTag'),
      slips: z.tuple([slip, slip, slip]),
      rival: slip,
      absentTag: bilingual(),
      absentPage: bilingual(),
    }),
  }),
  why: z.strictObject({
    ...section,
    claims: z.array(nameIn('statistics')).min(1),
    columns: z.strictObject({ claimed: bilingual(), measured: bilingual() }),
    confidence: bilingual(),
  }),
  what: z.strictObject({
    ...section,
    points: z.array(z.strictObject({ name: bilingual(), text: bilingual() })),
    more,
  }),
  services: z.strictObject({
    ...section,
    columns: z.strictObject({ service: bilingual(), price: bilingual() }),
    more,
  }),
  results: z.strictObject({
    ...section,
    ...bilinguals('figure', 'scope', 'text', 'limit'),
  }),
  method: z.strictObject({
    ...section,
    phases: z.array(z.strictObject({ when: bilingual(), name: bilingual(), text: bilingual() })),
    more,
  }),
  ownAudit: z.strictObject({ ...section, points: bilingual(), text: bilingual(), more }),
  cases: z.strictObject({ ...section, more }),
  goals: z.strictObject({ ...section, figures, confidence }),
  glossary: z.strictObject({ ...section, items: z.array(slug), more }),
  faq: z.strictObject({ ...section, items: z.array(slug), more }),
  closing: z.strictObject({ heading: bilingual(), contact: bilingual() }),
})

export type HomeWords = InLanguage<z.infer<typeof homeWords>>

export interface HomeContent {
  readonly home: HomeWords
  readonly definition: Pick<Term, 'term' | 'definition'>
  readonly claims: readonly Statistic[]
  readonly services: readonly Service[]
  readonly findings: readonly OwnFinding[]
  /** How many checks the rubric has. */
  readonly checks: number
  readonly cases: readonly CaseStudy[]
  readonly terms: readonly (Pick<Term, 'term'> & { readonly id: string })[]
  readonly questions: readonly Pick<FaqItem, 'question' | 'answer'>[]
  readonly sources: readonly NumberedSource[]
}
