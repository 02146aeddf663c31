import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'

/** What a person found of one verdict that announces a fault, by the evidence and the page. */
export interface Judgement {
  /** The repository of the site: a check is judged once for a site, as its report tells it. */
  readonly address: string
  readonly check: string
  readonly verdict: 'failed' | 'partial'
  readonly judgement: 'true' | 'false-alarm' | 'misleading'
  readonly why: string
}

/** The day on which the verdicts of the examination were read. */
const examined = '2026-11-22'

/** Of the sites that rubric 2.1 was made with, and of those that nothing had been made with when they were judged. */
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
  const checks = [...new Set(examination.map(({ check }) => check))].sort()
  return [
    precision('faults announced that are true, sites not read before', examination),
    precision('the same by rubric 2.0, sites that it was made with', judgements),
    ...checks.map(name => precision(`true: ${name}`, of(name))),
  ]
}

/** Where the site reads how often each check is right. */
const published = join(import.meta.dirname, '../../audit/checks/precision.json')

export function publishPrecision(): void {
  const checks = [...new Set(examination.map(({ check }) => check))].sort()
  const precision = {
    date: examined,
    sites: new Set(examination.map(({ address }) => address)).size,
    ...countsOf(examination),
    checks: Object.fromEntries(checks.map(name => [name, countsOf(of(name))])),
  }
  writeFileSync(published, `${JSON.stringify(precision, null, 2)}\n`)
}

function of(name: string): readonly Judgement[] {
  return examination.filter(({ check }) => check === name)
}

function countsOf(told: readonly Judgement[]) {
  return { judged: told.length, right: told.filter(({ judgement }) => judgement === 'true').length }
}

function precision(name: string, told: readonly Judgement[]): Result {
  const { judged, right } = countsOf(told)
  return { name: `${name} (${right} of ${judged})`, value: (100 * right) / judged, unit: '%' }
}
