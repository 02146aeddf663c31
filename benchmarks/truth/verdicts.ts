import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'

/** What one reader, a language model, found of one verdict that announces a fault, by the evidence and the page. */
export interface Judgement {
  /** The repository of the site: a check is judged once for a site, as its report tells it. */
  readonly address: string
  /** Of the examination: 1 with rubric 2.1, 2 with 2.2 as it first stood, 3 with 2.2 as it was published. */
  readonly round?: 1 | 2 | 3
  readonly check: string
  readonly verdict: 'failed' | 'partial'
  readonly judgement: 'true' | 'false-alarm' | 'misleading'
  readonly why: string
}

/** The day on which the verdicts of the examination were read. */
const examined = '2026-11-22'

/**
 * The round since which a check announces what it does, by its own rule or by the pages that it is given: of what it
 * announced before, nobody knows what it would announce now. All others are counted since the first.
 */
const since: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'answered-questions',
      'charset',
      'comparisons',
      'content-starts-early',
      'language-versions',
      'linked-pages',
      'mostly-content',
      'no-wall',
      'one-main',
      'quotations',
      'sourced-figures',
      'standalone-passages',
    ].map(check => [check, 2]),
  ),
  ...Object.fromEntries(
    [
      'about-and-contact',
      'definition-first',
      'enough-text',
      'figures-in-text',
      'first-hand-data',
      'indexable',
      'no-overstatement',
      'no-stale-words',
      'own-titles',
      'page-language',
      'same-as',
      'structured-data-visible',
    ].map(check => [check, 3]),
  ),
}

/** Of the sites that a rubric was made with, and of those that nothing had been made with when they were judged. */
const judgements = read('judgements.jsonl')
const examination = read('examination.jsonl')

function read(file: string): readonly Judgement[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** The share of the faults announced that are true, and check by check. */
export function measureVerdicts(): readonly Result[] {
  const checks = judgedChecks()
  return [
    ...rounds.map(round => {
      const told = ofRound(round)
      return precision(`faults true on ${sitesOf(told)} sites not read before, round ${round}`, told)
    }),
    precision('the same by rubric 2.0, sites that it was made with', judgements),
    ...checks.map(name => precision(`true since it last changed: ${name}`, of(name))),
  ]
}

/** Where the site reads how often each check is right. */
const published = join(import.meta.dirname, '../../audit/checks/precision.json')

export function publishPrecision(): void {
  const checks = judgedChecks()
  const precision = {
    date: examined,
    sites: sitesOf(examination),
    ...countsOf(checks.flatMap(of)),
    checks: Object.fromEntries(checks.map(name => [name, countsOf(of(name))])),
  }
  writeFileSync(published, `${JSON.stringify(precision, null, 2)}\n`)
}

function judgedChecks(): readonly string[] {
  const names = [...new Set(examination.map(({ check }) => check))].sort()
  return names.filter(name => of(name).length > 0)
}

function of(name: string): readonly Judgement[] {
  return examination.filter(({ check, round = 1 }) => check === name && round >= (since[name] ?? 1))
}

const rounds = [1, 2, 3] as const

function ofRound(wanted: (typeof rounds)[number]): readonly Judgement[] {
  return examination.filter(({ round }) => round === wanted)
}

function sitesOf(told: readonly Judgement[]): number {
  return new Set(told.map(({ address }) => address)).size
}

function countsOf(told: readonly Judgement[]) {
  return { judged: told.length, right: told.filter(({ judgement }) => judgement === 'true').length }
}

function precision(name: string, told: readonly Judgement[]): Result {
  const { judged, right } = countsOf(told)
  return { name: `${name} (${right} of ${judged})`, value: (100 * right) / judged, unit: '%' }
}
