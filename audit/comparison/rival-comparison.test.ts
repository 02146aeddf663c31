import { expect, test } from 'vitest'
import { judge } from '../judge/judge.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import type { Visit } from '../visit.ts'
import { rivalComparison } from './rival-comparison.ts'

function reportOn(visit: Visit) {
  return judge(visit, readPagesOf(visit))
}

const atelier = reportOn(atelierVisit())
const poor = reportOn(
  madeVisit([pageOf(`<div>${filler('en', 320)}</div>`)], {
    robots: 'User-agent: ClaudeBot\nAllow: /\n\nUser-agent: Claude-SearchBot\nDisallow: /\n',
  }),
)

test('the comparison is symmetric', () => {
  const [mine, theirs] = [rivalComparison(atelier, poor), rivalComparison(poor, atelier)]
  expect(mine.ahead.map(({ check }) => check)).toEqual(theirs.behind.map(({ check }) => check))
  expect(mine.ahead.length).toBeGreaterThan(3)
  expect(mine.sentence).toEqual(theirs.sentence)
})

test('texts of the reports are used unchanged, since they are typeset already', () => {
  const { behind, ahead } = rivalComparison(atelier, poor)
  const said = new Set([...atelier.findings, ...poor.findings].map(({ sentence }) => sentence))
  const gaps = [...behind, ...ahead]
  expect(gaps.length).toBeGreaterThan(3)
  for (const { own, rival } of gaps) expect([said.has(own), said.has(rival)]).toEqual([true, true])
})

test('engines are compared one by one', () => {
  const { engines } = rivalComparison(atelier, poor)
  expect(engines.find(({ engine }) => engine === 'claude')).toMatchObject({ own: true, rival: false })
})

test('scores closer than their margins are not ranked', () => {
  const comparison = rivalComparison(atelier, atelier)
  expect(comparison).toMatchObject({ behind: [], ahead: [] })
  expect(comparison.sentence.en).toContain('smaller than the uncertainty')
})

test('the comparison says when the rival could not be judged', () => {
  const failed = { ...poor, score: null, findings: [], pillars: [], engines: [] }
  expect(rivalComparison(atelier, failed).sentence.en).toContain('could not be scored')
})
