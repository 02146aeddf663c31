import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { pillarIds } from '#contracts/audit-report.ts'
import { profiles } from '../checks/profiles.ts'
import { scoreOf } from './score.ts'
import { precision, scorecard, trueShareForPoints } from './scorecard.ts'

const lines = scorecard.pillars.flatMap(({ folder, checks }) =>
  checks.map(([check, points]) => ({ folder, check, points })),
)

test('the eight pillars are in order and hold the points of rubric 2.5', () => {
  expect(scorecard.version).toBe('2.5')
  expect(scorecard.pillars.map(({ id }) => id)).toEqual(pillarIds)
  const points = scorecard.pillars.map(({ checks }) => checks.reduce((sum, [, points]) => sum + points, 0))
  expect(points).toEqual([27, 26, 0, 20, 15, 0, 7, 5])
})

test('a check has points only while 92 of 100 of its faults judged were true', () => {
  const judged = new Map(Object.entries(precision.checks))
  const tooOftenWrong = lines
    .filter(({ points }) => points > 0)
    .map(({ check }) => check.id)
    .filter(id => {
      const { right, judged: whole } = judged.get(id) ?? { right: 0, judged: 0 }
      return right < trueShareForPoints * whole
    })
  expect(judged.size).toBeGreaterThan(25)
  expect(tooOftenWrong).toEqual([])
})

test('every check has a line, once, in the pillar of its folder, under the name of its file', () => {
  const files = globSync('../checks/*/*.ts', { cwd: import.meta.dirname }).filter(
    file => !file.endsWith('.test.ts'),
  )
  const named = files.map(file => `${basename(dirname(file))}/${basename(file, '.ts')}`)
  expect(lines.map(({ folder, check }) => `${folder}/${check.id}`).sort()).toEqual(named.sort())
})

test('what is not asked of a kind of page is a check of the rubric, and says why in both languages', () => {
  const known = lines.map(({ check }) => check.id)
  const told = Object.values(profiles)
  expect(told.length).toBeGreaterThan(3)
  for (const { without, why } of told) {
    expect(known).toEqual(expect.arrayContaining([...without]))
    expect(new Set(without).size).toBe(without.length)
    expect(why.fr).not.toBe(why.en)
  }
})

test('every check says why, names its sources, and has its words in both languages', () => {
  for (const { check } of lines) {
    expect(check.sources.length, check.id).toBeGreaterThan(0)
    for (const words of [check.name, check.why, ...(check.fix ? [check.fix.title, check.fix.action] : [])]) {
      expect(words.fr, check.id).not.toBe(words.en)
      expect(words.fr.length * words.en.length, check.id).toBeGreaterThan(0)
    }
  }
})

test('no sentence promises, shouts or sells', () => {
  const banned = /!|révolution|boost|domin|game.chang|unlock|leverage|seamless|guaranteed|n° 1/iu
  for (const { check } of lines) {
    for (const words of [check.name, check.why, ...(check.fix ? [check.fix.title, check.fix.action] : [])]) {
      expect(`${words.fr} ${words.en}`, check.id).not.toMatch(banned)
    }
  }
})

test('the whole scale is uncertain by about three points', () => {
  const marks = lines.map(({ check, points }) => ({
    points,
    confidence: check.confidence,
    shares: [{ weight: 1, share: 1 }],
  }))
  expect(scoreOf(marks)?.band).toBeGreaterThan(2)
  expect(scoreOf(marks)?.band).toBeLessThan(4)
})

test('the scorecard can be read in a browser: nothing it imports belongs to Node', () => {
  const reached = new Set<string>()
  const foreign = modulesFrom('scorecard.ts', reached)
  expect(reached.size).toBeGreaterThan(lines.length)
  expect(foreign.filter(name => name.startsWith('node:') || /^[a-z]/u.test(name))).toEqual([])
})

/** Every module that a file leads to, by the imports it keeps when its types are erased. */
function modulesFrom(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const imports = [
    ...source.matchAll(/^(?:import|export) (?!type )[\w\s{},*]*? from ['"]([^'"]+)['"]/gmu),
  ].map(match => match[1] ?? '')
  return imports.flatMap(name => {
    if (!name.startsWith('.')) return name.startsWith('#contracts/') ? [] : [name]
    const path = new URL(name, new URL(file, import.meta.url)).href
    return path.endsWith('.json') ? [] : modulesFrom(path, seen)
  })
}
