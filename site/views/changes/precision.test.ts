import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFile } from '../../content/content-file.ts'
import { changesWords } from './words.ts'

test('the drawn shares of true faults are those of the verdicts that anyone may count', () => {
  const { precision } = changesWords.parse(contentFile('pages/changes.yaml'))
  const examined = Map.groupBy(verdicts('examination.jsonl'), faultOf)
  const ofRounds = (...rounds: readonly (number | undefined)[]) =>
    [...examined.values()].filter(([first]) => rounds.includes(first?.round))
  const known = new Set<string | undefined>(
    verdicts('examination.jsonl').flatMap(({ address, round }) => (round === 5 ? [] : [address])),
  )
  const rows = [
    ofRounds(13),
    ofRounds(12),
    ofRounds(10),
    ofRounds(9),
    ofRounds(8),
    ofRounds(7),
    ofRounds(6),
    ofRounds(5).filter(([fault]) => !known.has(fault?.address)),
    ofRounds(4),
    ofRounds(2, 3),
    ofRounds(1),
    verdicts('judgements.jsonl').map(verdict => [verdict]),
  ]
  expect(precision.rows).toMatchObject(
    rows.map(faults => ({ right: faults.filter(isTrueForMost).length, judged: faults.length })),
  )
})

interface Verdict {
  readonly address: string
  readonly check: string
  readonly round?: number
  readonly judgement: string
}

function faultOf({ address, check, round }: Verdict): string {
  return `${round} ${address} ${check}`
}

function isTrueForMost(readings: readonly Verdict[]): boolean {
  return readings.filter(({ judgement }) => judgement === 'true').length > readings.length / 2
}

function verdicts(file: string): readonly Verdict[] {
  const lines = readFileSync(join(import.meta.dirname, '../../../benchmarks/truth', file), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => JSON.parse(line))
}
