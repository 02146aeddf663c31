import { expect, test } from 'vitest'
import { filler, madeExchange, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import { judge } from './judge.ts'

test('a quote is found again at its offset in the document it names', () => {
  const visit = atelierVisit()
  const report = judge(visit, readPagesOf(visit))
  const bodies = new Map(visit.pages.map(({ exchange }) => [exchange.address, exchange.body]))
  const located = report.findings
    .flatMap(({ evidence }) => evidence)
    .filter(({ address, offset }) => offset !== undefined && bodies.has(address))
  expect(located.length).toBeGreaterThan(10)
  for (const { address, quote, offset = 0 } of located)
    expect(bodies.get(address)?.slice(offset, offset + quote.length)).toBe(quote)
})

test('a quote that stands twice in its document has no offset', () => {
  const twice = '<p>We are the best sweep of all.</p>'
  const visit = madeVisit([pageOf(`<main>${twice}${filler('en', 80)}${twice}</main>`)])
  const evidence = judge(visit, readPagesOf(visit)).findings.flatMap(finding => finding.evidence)
  const repeated = evidence.filter(({ quote }) => quote === 'We are the best sweep of all.')
  expect(repeated.length).toBeGreaterThan(0)
  for (const piece of repeated) expect(piece).not.toHaveProperty('offset')
})

test('every answer is listed with its hash, its time and the crawler it was asked for', () => {
  const visit = atelierVisit()
  const { documents } = judge(visit, readPagesOf(visit))
  expect(documents[0]).toMatchObject({ address: visit.robots.address, agent: null, status: 200 })
  expect(documents.filter(({ agent }) => agent !== null)).toHaveLength(visit.agents.length)
  expect(documents.every(({ readAt }) => !Number.isNaN(Date.parse(readAt)))).toBe(true)
})

test('the first page as Markdown is listed too, since a declaration quotes it', () => {
  const headers = { 'content-type': 'text/markdown; charset=utf-8' }
  const markdown = madeExchange('/', { headers, body: '# Home', sha256: 'a1' })
  const visit = madeVisit([pageOf(filler('en', 80))], { markdown })
  const { declarations, documents } = judge(visit, readPagesOf(visit))
  expect(declarations.find(({ name }) => name === 'Markdown')?.evidence).toMatchObject([{ quote: '# Home' }])
  expect(documents.filter(({ sha256 }) => sha256 === 'a1')).toHaveLength(1)
})

test('robots.txt is kept whole, up to 20,000 characters, or not at all', () => {
  const kept = (robots: string) => {
    const visit = madeVisit([pageOf(filler('en', 80))], { robots })
    return judge(visit, readPagesOf(visit)).robotsTxt
  }
  const rules = 'User-agent: *\nAllow: /\n'
  expect(kept(rules)).toBe(rules)
  const longest = `${rules}#${'x'.repeat(20_000 - rules.length - 1)}`
  expect(kept(longest)).toBe(longest)
  expect(kept(`${longest}x`)).toBeUndefined()
  const visit = madeVisit([pageOf(filler('en', 80))], { robots: rules })
  for (const answer of [{ truncated: true }, { status: 404 }]) {
    const cut = { ...visit, robots: { ...visit.robots, ...answer } }
    expect(judge(cut, readPagesOf(cut)).robotsTxt).toBeUndefined()
  }
})
