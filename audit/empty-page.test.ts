import { expect, test } from 'vitest'
import { judge } from './judge/judge.ts'
import { filler, madeVisit, pageOf, readPagesOf } from './testing/made-up.ts'

function scoreOf(...visit: Parameters<typeof madeVisit>): number {
  const made = madeVisit(...visit)
  return judge(made, readPagesOf(made)).score?.points ?? Number.NaN
}

test('an empty page of a site that forbids OAI-SearchBot scores at most 25', () => {
  const shell = pageOf('<div id="root"></div><script src="/app.js"></script>')
  const robots = 'User-agent: OAI-SearchBot\nDisallow: /\n'
  expect(scoreOf([shell], { robots })).toBeLessThanOrEqual(25)
})

test('neither a good page that is forbidden nor an empty page that is allowed scores more', () => {
  const full = pageOf(`<main><h1>Stoves</h1>${filler('en', 400)}</main>`)
  const shell = pageOf('<div id="root"></div><script src="/app.js"></script>')
  expect(scoreOf([full], { robots: 'User-agent: Googlebot\nDisallow: /\n' })).toBeLessThanOrEqual(25)
  expect(scoreOf([shell])).toBeLessThanOrEqual(25)
})
