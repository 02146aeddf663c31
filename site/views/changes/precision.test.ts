import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFile } from '../../content/content-file.ts'
import { faultsJudged } from '../../content/recorded/shares.ts'
import { scoreWorthWords } from '../score-worth/words.ts'
import { changesWords } from './words.ts'

test('the drawn shares of real faults are those of the verdicts that anyone may count', () => {
  const { sections } = scoreWorthWords.parse(contentFile('pages/score-worth.yaml'))
  const rounds = sections.flatMap(({ lots }) => (lots?.of === 'faults' ? lots.rounds : []))
  expect(rounds.length).toBeGreaterThan(1)
  expect(rounds.map(faultsJudged)).toMatchObject(rounds.map(round => counted(ofRounds(round))))
})

test('so are those of the versions before', () => {
  const { precision } = changesWords.parse(contentFile('pages/changes.yaml'))
  const known = new Set(examination.flatMap(({ address, round }) => (round === 5 ? [] : [address])))
  const rows = [
    ofRounds(7),
    ofRounds(6),
    ofRounds(5).filter(([fault]) => fault && !known.has(fault.address)),
    ofRounds(4),
    ofRounds(2, 3),
    ofRounds(1),
    verdicts('judgements.jsonl').map(verdict => [verdict]),
  ]
  expect(precision.earlier.rows).toMatchObject(rows.map(counted))
})

interface Verdict {
  readonly address: string
  readonly check: string
  readonly round?: number
  readonly judgement: string
}

/** All that was read of one fault. */
type Readings = readonly Verdict[]

const examination = verdicts('examination.jsonl')

function ofRounds(...rounds: readonly (number | undefined)[]): readonly Readings[] {
  const faults = Map.groupBy(examination, ({ address, check, round }) => `${round} ${address} ${check}`)
  return [...faults.values()].filter(([first]) => rounds.includes(first?.round))
}

function counted(faults: readonly Readings[]) {
  return { right: faults.filter(isTrueForMost).length, judged: faults.length }
}

function isTrueForMost(readings: Readings): boolean {
  return readings.filter(({ judgement }) => judgement === 'true').length > readings.length / 2
}

function verdicts(file: string): readonly Verdict[] {
  const lines = readFileSync(join(import.meta.dirname, '../../../benchmarks/truth', file), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => JSON.parse(line))
}
