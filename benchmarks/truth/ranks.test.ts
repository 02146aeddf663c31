import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import ranks from './ranks.json' with { type: 'json' }
import { measureRanks, spearman } from './ranks.ts'

test('no correlation is written of sites whose reports are not all there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ranks-'))
  const [site] = ranks.blind['8']
  mkdirSync(join(folder, 'reports/ranks'), { recursive: true })
  const file = `${site?.repository.replace('/', '+')}.json`
  writeFileSync(join(folder, 'reports/ranks', file), JSON.stringify({ score: { points: 60 } }))
  const results = measureRanks(folder)
  rmSync(folder, { recursive: true })
  expect(results.map(({ name }) => name).join()).toContain('as examined')
  expect(results.filter(({ name }) => /rubric of today|NaN/u.test(name))).toEqual([])
})

test.each([
  [[1, 2, 3], [10, 20, 90], 1],
  [[1, 2, 3], [3, 2, 1], -1],
  // Equal values share the middle of their ranks.
  [[1, 2, 2, 3], [1, 2, 3, 4], 0.9487],
] as const)('orders are compared, not distances: %j %j', (one, other, expected) => {
  expect(spearman(one, other)).toBeCloseTo(expected, 4)
})
