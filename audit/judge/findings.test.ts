import { expect, test } from 'vitest'
import { figuresInText } from '../checks/index.ts'
import { filler, madeSite, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { findingOf } from './findings.ts'
import { judge } from './judge.ts'
import { runCheck } from './run-checks.ts'

// A bare number: of its figures there is nothing to say.
const pages = [
  pageOf(`<main><h1>Ovens</h1>${filler('en', 400)}<p>Kiln 7.</p></main>`, { role: 'home' }),
  pageOf('<main><h1>Ovens</h1><p>Soon.</p></main>', { path: '/ovens', role: 'service' }),
  pageOf('<main><h1>Repairs</h1><p>Soon.</p></main>', { path: '/repairs', role: 'service' }),
]
const visit = madeVisit(pages)
const { findings } = judge(visit, readPagesOf(visit))

test('no verdict contradicts its points: passed has won them all, and what does not apply had none', () => {
  const [passed, without] = [['passed'], ['not-applicable', 'could-not-tell']].map(verdicts =>
    findings.filter(({ verdict }) => verdicts.includes(verdict)),
  )
  expect(passed?.length).toBeGreaterThan(5)
  expect(without?.length).toBeGreaterThan(3)
  expect(passed?.filter(({ points, maximum }) => points !== maximum)).toEqual([])
  expect(without?.filter(({ maximum }) => maximum !== 0)).toEqual([])
})

test('points lost to thin pages alone are told as such, with how many pages', () => {
  const { verdict, points, maximum, sentence } = findingOf(runCheck([figuresInText, 5], 'C', madeSite(pages)))
  expect(verdict).toBe('nothing-to-judge')
  expect(points).toBeLessThan(maximum)
  expect(sentence.en).toMatch(/^2 of 3 pages have too little to read\. For example \//u)
})
