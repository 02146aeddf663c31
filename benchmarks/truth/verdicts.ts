import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scorecard } from '../../audit/judge/scorecard.ts'
import type { Result } from '../support/benchmark.ts'
import { faultOf, isTrue, measureAgreement } from './agreement.ts'
import { type Judgement, type Round, rounds } from './judgement.ts'

/** The day on which the last verdicts of the examination were read. */
const examined = '2026-11-23'

/**
 * The round since which a check announces what it does, by its own rule or by the pages that it is given: of what it
 * announced before, nobody knows what it would announce now. All others are counted since the first. What was mended
 * after round 4 is counted with it: round 5 found it no better.
 */
const since: Readonly<Record<string, number>> = {
  comparisons: 2,
  'content-starts-early': 2,
  'language-versions': 2,
  'mostly-content': 2,
  'no-wall': 2,
  charset: 2,
  'no-stale-words': 3,
  'own-titles': 3,
  ...Object.fromEntries(
    [
      'about-and-contact',
      'answered-questions',
      'dates-agree',
      'definition-first',
      'first-hand-data',
      'in-sitemap',
      'lists-and-tables',
      'no-overstatement',
      'quotations',
      'sourced-figures',
      'standalone-passages',
      'structured-data-visible',
    ].map(check => [check, 4]),
  ),
  'link-texts': 6,
  // With rubric 2.5 it announces less.
  'enough-text': 8,
  // Mended because of round 8.
  'figures-in-text': 9,
  // Mended because of round 9.
  ...Object.fromEntries(['one-main', 'same-as'].map(check => [check, 10])),
  // Mended because of round 10.
  ...Object.fromEntries(
    ['indexable', 'linked-pages', 'page-language', 'structured-data-type', 'substance'].map(check => [
      check,
      11,
    ]),
  ),
  // Before round 12 the class of a body could make all headings those of a footer.
  'heading-outline': 12,
  // Since round 13 the title of a site signs nothing.
  'named-author': 14,
}

const examination = read('examination.jsonl')
/** Each site with the round that first judged it. */
const firstRounds: ReadonlyMap<string, Round> = new Map(
  examination.toReversed().map(({ address, round }) => [address, round]),
)
/** Every fault that was judged, with what its readers found. */
const judged: readonly Fault[] = [...Map.groupBy(examination, faultOf).values()].flatMap(readings => {
  const [first] = readings
  const trues = readings.filter(isTrue).length
  return first ? [{ ...first, isTrue: trues > readings.length / 2 }] : []
})
/** Those on sites that nothing had been made with when they were announced. */
const faults = judged.filter(({ address, round }) => isNewIn(round, address))

/** Whether no earlier round had judged the site: three of round 5 were drawn a second time. */
export function isNewIn(round: Round, address: string): boolean {
  return firstRounds.get(address) === round
}

/** Verdicts of rubric 2.0 on the sites that it was made with, by reader a. */
const made: readonly Pick<Judgement, 'judgement' | 'address'>[] = read('judgements.jsonl')

/** A fault is true when more than half of its readers say so: of two who differ, the stricter one counts. */
interface Fault extends Pick<Judgement, 'address' | 'round' | 'check'> {
  readonly isTrue: boolean
}

function read(file: string): readonly Judgement[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** The share of the faults announced that are true, round by round and check by check, and how far readers agree. */
export function measureVerdicts(): readonly Result[] {
  return [
    ...rounds.map(round => {
      const announced = faults.filter(fault => fault.round === round)
      return share(`faults true on ${sitesOf(announced)} sites not read before, round ${round}`, announced)
    }),
    share(
      'rounds 2 and 3 together',
      faults.filter(({ round }) => round === 2 || round === 3),
    ),
    ...rounds
      .filter(round => round >= 4)
      .flatMap(round => [
        ...shareOfSome(`round ${round}, checks with points`, ofRound(round, true)),
        ...shareOfSome(`round ${round}, checks without points`, ofRound(round, false)),
      ]),
    share(
      'rounds 6 and 7 together',
      faults.filter(({ round }) => round === 6 || round === 7),
    ),
    share(
      'round 5 with the 3 sites that round 1 had judged',
      judged.filter(({ round }) => round === 5),
    ),
    share(
      'the same by rubric 2.0, sites that it was made with',
      made.map(verdict => ({ ...verdict, isTrue: isTrue(verdict) })),
    ),
    ...measureAgreement(examination),
    ...judgedChecks().map(name => share(`true since it last changed: ${name}`, countedOf(name))),
  ]
}

/** Points are those of today: some were withdrawn because of these very verdicts. */
function ofRound(judgedIn: Round, withPoints: boolean): readonly Fault[] {
  const worth = new Set(
    scorecard.pillars.flatMap(({ checks }) => checks.flatMap(([{ id }, points]) => (points > 0 ? [id] : []))),
  )
  return faults.filter(({ round, check }) => round === judgedIn && worth.has(check) === withPoints)
}

/** Where the site reads how often each check is right. */
const published = join(import.meta.dirname, '../../audit/checks/precision.json')

export function publishPrecision(): void {
  const checks = judgedChecks()
  const precision = {
    date: examined,
    sites: sitesOf(faults),
    ...countsOf(checks.flatMap(countedOf)),
    checks: Object.fromEntries(checks.map(name => [name, countsOf(countedOf(name))])),
  }
  writeFileSync(published, `${JSON.stringify(precision, null, 2)}\n`)
}

function judgedChecks(): readonly string[] {
  const names = [...new Set(faults.map(({ check }) => check))].sort()
  return names.filter(name => countedOf(name).length > 0)
}

function countedOf(name: string): readonly Fault[] {
  return faults.filter(({ check, round }) => check === name && round >= (since[name] ?? 1))
}

function sitesOf(announced: readonly Fault[]): number {
  return new Set(announced.map(({ address }) => address)).size
}

function countsOf(announced: readonly Pick<Fault, 'isTrue'>[]) {
  return { judged: announced.length, right: announced.filter(fault => fault.isTrue).length }
}

/** Later rounds judged only what checks with points announce. */
function shareOfSome(name: string, announced: readonly Fault[]): readonly Result[] {
  return announced.length > 0 ? [share(name, announced)] : []
}

function share(name: string, announced: readonly Pick<Fault, 'isTrue'>[]): Result {
  const { judged, right } = countsOf(announced)
  return { name: `${name} (${right} of ${judged})`, value: (100 * right) / judged, unit: '%' }
}
