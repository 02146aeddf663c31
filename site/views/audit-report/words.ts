import { z } from 'astro/zod'
import { crawlerPurposes, gateVerdicts, pageRoles } from '#contracts/audit-report.ts'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { unlistedWords } from '../../content/page-words.ts'
import { steps } from './states/progress.ts'

const named = z.strictObject({ name: bilingual(), note: bilingual() })

/** A part of the report that its files have too, by the same heading: its shorter name in the table of contents. */
function sharedPart<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ contents: bilingual(), ...shape })
}

/** A part of the page alone, with its heading. */
function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return sharedPart({ heading: bilingual(), ...shape })
}

/** Why there is no report. */
const ending = texts(['title', 'heading', 'text'])

export const auditReportWords = unlistedWords({
  kicker: bilingual(),
  rubric: bilingual(),
  pagesRead: counted.extend({ some: bilingual() }),
  zone: bilingual(),
  kept: bilingual(),
  newer: texts(['text', 'link']),
  /** When the audit can be run again, and why it was not. */
  again: texts(['from', 'failed']),
  /** The line that asks to be told of changes, and the page of the person who asked. */
  watch: z.strictObject({
    ...bilinguals('label', 'hint', 'submit', 'failed', 'kicker'),
    sent: texts(['title', 'text', 'again']),
    asked: texts(['title', 'text', 'confirm', 'refuse']),
    confirmed: texts(['title', 'text', 'end']),
    ended: texts(['title', 'text']),
  }),
  downloads: z.strictObject({ heading: bilingual() }),
  owner: texts(['heading', 'text', 'share', 'remove']),
  actions: texts(['name', 'copyLink', 'linkCopied', 'print', 'again', 'copy', 'copied']),
  contents: bilingual(),
  score: z.strictObject({
    ...bilinguals('name', 'outOf', 'capped'),
    verdicts: texts(['strong', 'fair', 'weak', 'capped']),
    ...bilinguals('measured', 'band'),
    ruler: z.strictObject({
      ...bilinguals('title', 'goal'),
      potential: counted,
      from: bilingual(),
    }),
  }),
  standings: z.strictObject({
    site: texts(['strong', 'fair', 'weak']),
    pillar: texts(['strong', 'fair', 'weak', 'partly', 'unscored', 'unmeasured']),
  }),
  pillars: sharedPart({
    /** The terms of the sum of all points of the rubric, after their figures. */
    account: z.strictObject({
      won: counted,
      lost: counted,
      unmeasured: counted,
      aside: counted,
      whole: bilingual(),
    }),
    ...bilinguals('unscored', 'sum', 'capped'),
    /** What a pillar says of its points that could not be measured. */
    unmeasured: counted,
  }),
  engines: sharedPart({
    lead: bilingual(),
    columns: texts(['engine', 'access']),
    gates: texts(gateVerdicts),
  }),
  fixes: z.strictObject({
    heading: texts(['none', 'one', 'many', 'three']),
    contents: bilingual(),
    none: bilingual(),
    points: counted,
    pages: counted,
    ...bilinguals('wholeSite', 'patch', 'written'),
  }),
  reading: part({
    ...bilinguals('lead', 'rest'),
    citable: z.strictObject({ name: bilingual(), none: bilingual(), one: bilingual(), many: bilingual() }),
    /** `run` stands for a run of skipped blocks. */
    skipped: z.strictObject(bilinguals('name', 'text', 'run')),
  }),
  crawlers: part({
    columns: texts(['crawler', 'operator', 'rule', 'answer']),
    purposes: z.record(z.enum(crawlerPurposes), named),
    rules: texts(['allowed', 'blocked', 'no-rule']),
    answer: bilingual(),
    notAsked: bilingual(),
    count: counted,
    blockedCount: counted,
    allAllowed: bilingual(),
    /** Unfolds the purposes after the first ones. */
    more: counted,
  }),
  declarations: part(bilinguals('lead', 'present', 'absent', 'none')),
  findings: z.strictObject({
    lead: bilingual(),
    /** What the marks of all checks show. */
    overview: bilingual(),
    filters: texts(['label', 'verdict', 'page', 'allVerdicts', 'allPages']),
    ...bilinguals('none', 'rule', 'proof', 'absence', 'pages'),
    wrong: texts(['ask', 'words', 'hint', 'empty', 'page', 'wholeSite', 'submit', 'failed', 'stored']),
    unscored: counted,
    passed: counted,
  }),
  pages: sharedPart({
    columns: texts(['page', 'role', 'words', 'points']),
    roles: texts(pageRoles),
    untitled: bilingual(),
    /** Unfolds the pages after the first ones. */
    more: counted,
  }),
  plan: part({ horizons: texts(['30', '60', '90']), none: bilingual(), nothing: bilingual() }),
  changes: sharedPart({
    ...bilinguals('score', 'pages', 'rubric', 'version', 'none', 'notCompared'),
    /** A check that is not in one of the two rubrics. */
    absent: bilingual(),
    columns: texts(['check', 'before', 'after', 'points']),
    kinds: texts(['changed', 'added', 'gone']),
  }),
  rival: part({
    lead: bilingual(),
    field: texts(['label', 'hint', 'empty', 'malformed']),
    ...bilinguals('submit', 'failed', 'refresh', 'report'),
    columns: z.strictObject({ subject: bilingual() }),
    ...bilinguals('behind', 'ahead', 'more'),
  }),
  method: part({
    how: z.array(bilingual()),
    limits: z.strictObject({ heading: bilingual(), items: z.array(bilingual()) }),
    link: bilingual(),
    scorecard: bilingual(),
  }),
  citations: z.strictObject({ heading: bilingual(), all: counted }),
  talk: z.strictObject({ heading: bilingual(), text: bilingual(), action: bilingual() }),
  running: z.strictObject({
    kicker: bilingual(),
    steps: texts(steps),
    explained: texts(steps),
    states: texts(['done', 'current', 'waiting']),
    sentences: texts([
      'queuedNext',
      'queuedOne',
      'queuedMany',
      'looking',
      'reading',
      'asking',
      'judging',
      'finished',
    ]),
    leave: bilingual(),
    progress: bilingual(),
  }),
  failed: z.strictObject({
    kicker: bilingual(),
    detail: bilingual(),
    unknown: z.strictObject({ title: bilingual(), mend: bilingual() }),
    /** Above the audit form, with the address that failed in it. */
    form: bilingual(),
  }),
  missing: z.strictObject({ unknown: ending, expired: ending, deleted: ending, action: bilingual() }),
  deletion: z.strictObject({
    ...bilinguals('title', 'heading', 'text', 'confirm', 'keep'),
    refused: texts(['heading', 'text', 'action']),
  }),
})

export type ReportWords = InLanguage<z.infer<typeof auditReportWords>>
