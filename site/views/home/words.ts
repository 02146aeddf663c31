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
import type { ReportWords } from '../audit-report/words.ts'
import type { OwnFigures } from '../case-studies/own-site.ts'
import type { CaseStudiesWords } from '../case-studies/words.ts'
import type { MethodologyWords } from '../methodology/words.ts'
import type { OwnAudit } from './own-audit.ts'

const section = { label: bilingual(), heading: bilingual() }
const confidence = z.strictObject({ level: confidenceLevel, text: bilingual() })

/** A source of the answer: a site, and the page that is cited. */
const slip = z.strictObject({ site: bilingual(), page: bilingual() })

/** A link to the whole of what a section shows in part. */
const more = bilingual()

export const homeWords = pageWords({
  hero: z.strictObject({
    ...bilinguals('first', 'second', 'lead'),
    form: texts(['label', 'example', 'button', 'hint']),
    /** The term of the glossary that is defined. */
    term: slug,
    ...bilinguals('definition', 'origin', 'guide'),
    scene: z.strictObject({
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
    claims: z.array(z.strictObject({ statistic: nameIn('statistics'), shares: z.array(bilingual()) })).min(1),
    columns: texts(['claimed', 'measured', 'source']),
    /** The claims that belong to no row. */
    others: bilingual(),
  }),
  what: z.strictObject({
    ...section,
    drawing: texts(['page', 'taken', 'left', 'stays']),
    points: z.array(z.strictObject({ name: bilingual(), text: bilingual() })),
  }),
  services: z.strictObject({ ...section, more }),
  results: z.strictObject({
    ...section,
    studies: z.array(z.strictObject(bilinguals('scope', 'text'))),
    conclusion: bilingual(),
    /** How many words our own case is shorter by. */
    shorter: bilingual(),
  }),
  method: z.strictObject({
    ...section,
    /** What is done in each phase of the method, in their order. */
    phases: z.array(bilingual()).length(4),
    confidence,
    more,
  }),
  ownAudit: z.strictObject({ ...section, ...bilinguals('points', 'lost', 'text') }),
  faq: z.strictObject({
    ...section,
    items: z.array(z.strictObject({ question: slug, answer: bilingual() })),
    terms: z.strictObject({ heading: bilingual(), items: z.array(slug) }),
    more,
  }),
  closing: z.strictObject({ heading: bilingual(), contact: bilingual() }),
})

export type HomeWords = InLanguage<z.infer<typeof homeWords>>

export type Phase = Pick<MethodologyWords['phases']['items'][number], 'title' | 'weeks' | 'ends'>

export interface HomeContent {
  readonly home: HomeWords
  readonly definition: Pick<Term, 'term' | 'definition'> & { readonly origin: string }
  readonly claims: readonly Statistic[]
  readonly services: readonly Service[]
  readonly audit: OwnAudit
  readonly standings: ReportWords['standings']['site']
  /** How many checks the rubric has. */
  readonly checks: number
  readonly ownCase: Pick<CaseStudiesWords['own'], 'kind' | 'title'>
  /** Of this page, in words. */
  readonly lengths: Pick<OwnFigures, 'before' | 'after'>
  readonly cases: readonly CaseStudy[]
  readonly phases: readonly Phase[]
  readonly terms: readonly (Pick<Term, 'term'> & { readonly id: string })[]
  readonly questions: readonly FaqItem['question'][]
  readonly sources: readonly NumberedSource[]
}
