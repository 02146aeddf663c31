import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFile } from '../../content/content-file.ts'
import { changesWords } from './words.ts'

test('the drawn shares of true faults are those of the verdicts that anyone may count', () => {
  const { precision } = changesWords.parse(contentFile('pages/changes.yaml'))
  const earlier = verdicts('judgements.jsonl')
  const examined = verdicts('examination.jsonl')
  const rounds = [earlier, ...[1, 2, 3].map(round => examined.filter(verdict => verdict.round === round))]
  expect(precision.rows.slice(0, rounds.length)).toMatchObject(
    rounds.map(round => ({
      right: round.filter(({ judgement }) => judgement === 'true').length,
      judged: round.length,
    })),
  )
})

function verdicts(file: string): readonly { readonly round?: number; readonly judgement: string }[] {
  const lines = readFileSync(join(import.meta.dirname, '../../../benchmarks/truth', file), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => JSON.parse(line))
}
