import { expect, test } from 'vitest'
import type { EngineId, GateId } from '#contracts/audit-report.ts'
import { filler, type MadePage, madeExchange, madeSite, pageOf } from '../testing/made-up.ts'
import { cappingGate, engineAccess } from './gates.ts'

const text = pageOf(`<main>${filler('en', 120)}</main>`)
const other = pageOf(`<main>${filler('en', 120)}</main>`, { path: '/other' })
const shell = pageOf('<div id="root"></div><script src="/app.js"></script>')

const access = (pages: readonly MadePage[], options: Parameters<typeof madeSite>[1] = {}) =>
  engineAccess(madeSite(pages, options))

function verdictOf(engine: EngineId, gate: GateId, engines: ReturnType<typeof access>) {
  return engines
    .find(candidate => candidate.engine === engine)
    ?.gates.find(candidate => candidate.gate === gate)?.verdict
}

test('an ordinary site is open to the six engines', () => {
  const engines = access([text, other])
  expect(engines.map(({ open }) => open)).toEqual([true, true, true, true, true, true])
  expect(cappingGate(engines)).toBeNull()
})

test('an engine whose search crawler is closed out of every page fails the gate, with the rule', () => {
  const engines = access([text, other], { robots: 'User-agent: OAI-SearchBot\nDisallow: /' })
  expect(verdictOf('chatgpt', 'allowed', engines)).toBe('failed')
  expect(verdictOf('claude', 'allowed', engines)).toBe('passed')
  expect(cappingGate(engines)).toEqual({ gate: 'allowed', engines: ['ChatGPT'] })
})

test('a crawler closed out of some pages passes in part, and caps nothing', () => {
  const engines = access([text, other], { robots: 'User-agent: *\nDisallow: /other' })
  expect(verdictOf('perplexity', 'allowed', engines)).toBe('partial')
  expect(cappingGate(engines)).toBeNull()
})

test('closing out an engine that few people use caps nothing', () => {
  const engines = access([text], { robots: 'User-agent: MistralAI-Index\nDisallow: /' })
  expect(verdictOf('mistral', 'allowed', engines)).toBe('failed')
  expect(cappingGate(engines)).toBeNull()
})

test('a robots.txt that fails is not told as a closed door', () => {
  const site = madeSite([text])
  const engines = engineAccess({ ...site, robots: { ...site.robots, state: 'unknown' } })
  expect(verdictOf('chatgpt', 'allowed', engines)).toBe('could-not-tell')
})

const answering = (crawler: string, status: number) => ({
  agents: [{ crawler, exchange: madeExchange('/', { status, body: 'No' }) }],
})

test('a server that refuses the crawler fails the gate', () => {
  const engines = access([text], answering('PerplexityBot', 403))
  expect(verdictOf('perplexity', 'fetch', engines)).toBe('failed')
  expect(cappingGate(engines)?.gate).toBe('fetch')
})

test('a server that refuses our imitation of Googlebot may only be careful', () => {
  expect(verdictOf('google', 'fetch', access([text], answering('Googlebot', 403)))).toBe('could-not-tell')
})

test('a ban on indexing closes every engine, a ban on extracts those that obey it', () => {
  const banned = (content: string) =>
    pageOf(`<main>${filler('en', 120)}</main>`, { head: `<meta name="robots" content="${content}">` })
  expect(verdictOf('claude', 'showable', access([banned('noindex')]))).toBe('failed')
  const quoted = access([banned('nosnippet')])
  expect(verdictOf('claude', 'showable', quoted)).toBe('passed')
  expect(verdictOf('google', 'showable', quoted)).toBe('failed')
})

test.each([
  [
    1,
    '1 page sur 3 demande de ne pas être indexée ou citée.',
    '1 page of 3 asks not to be indexed or quoted.',
  ],
  [
    2,
    '2 pages sur 3 demandent de ne pas être indexées ou citées.',
    '2 pages of 3 ask not to be indexed or quoted.',
  ],
])('%i pages that forbid to be shown are told in the number of each language', (count, fr, en) => {
  const pages = ['/a', '/b', '/c'].map((path, index) =>
    pageOf(`<main>${filler('en', 120)}</main>`, {
      path,
      head: index < count ? '<meta name="robots" content="noindex">' : '',
    }),
  )
  const gates = access(pages).flatMap(({ gates }) => gates)
  expect(gates.find(({ gate }) => gate === 'showable')?.sentence).toEqual({ fr, en })
})

test('a page filled by scripts is empty for engines that run none, and unknown for the others', () => {
  const engines = access([shell])
  expect(verdictOf('chatgpt', 'readable', engines)).toBe('failed')
  expect(verdictOf('google', 'readable', engines)).toBe('could-not-tell')
  expect(cappingGate(engines)).toEqual({ gate: 'readable', engines: ['ChatGPT', 'Perplexity'] })
})

test('the gate named is the first that fails', () => {
  const engines = access([shell], { robots: 'User-agent: *\nDisallow: /' })
  expect(cappingGate(engines)?.gate).toBe('allowed')
})

test('a home page that may not be indexed closes the site, whatever its other pages say', () => {
  const closed = (role: 'home' | 'service') => ({ ...text, role, headers: { 'x-robots-tag': 'noindex' } })
  const engines = access([closed('home'), other])
  expect(verdictOf('google', 'showable', engines)).toBe('failed')
  expect(cappingGate(engines)?.gate).toBe('showable')
  expect(verdictOf('google', 'showable', access([closed('service'), other]))).toBe('partial')
})
