import { expect, test } from 'vitest'
import { madeExchange, madeSite, pageOf } from '../../testing/made-up.ts'
import type { Exchange } from '../../visit.ts'
import { agentsServed } from './agents-served.ts'

const page = pageOf(`<main>${'text '.repeat(200)}</main>`)

function decide(answers: Readonly<Record<string, Partial<Exchange>>>) {
  const served = { body: page.body ?? '' }
  const names = ['OAI-SearchBot', 'PerplexityBot', 'Googlebot', 'ClaudeBot']
  const agents = names.map(crawler => ({ crawler, exchange: madeExchange('/', answers[crawler] ?? served) }))
  return agentsServed.decide(madeSite([page], { agents }))
}

test('crawlers that receive the same page pass', () => {
  expect(decide({})).toMatchObject({ verdict: 'passed', share: 1 })
})

test('a refusal costs its part, and shows what was answered', () => {
  const outcome = decide({ PerplexityBot: { status: 403, body: 'Forbidden' } })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.75 })
  expect(outcome.evidence[0]?.quote).toBe('HTTP 403, 9 bytes')
})

test('a challenge page with status 200 is a refusal', () => {
  expect(
    decide({ 'OAI-SearchBot': { headers: { 'cf-mitigated': 'challenge' }, body: page.body ?? '' } }).share,
  ).toBe(0.75)
})

test('an answer of a fraction of the page is a refusal', () => {
  expect(decide({ 'OAI-SearchBot': { body: '<p>Robots are not served.</p>' } }).share).toBe(0.75)
})

test('the text of the page as Markdown, in a fraction of its bytes, is no refusal', () => {
  const headers = { 'content-type': 'text/markdown; charset=utf-8' }
  expect(decide({ ClaudeBot: { headers, body: 'The text.' } })).toMatchObject({ verdict: 'passed', share: 1 })
  expect(decide({ ClaudeBot: { headers, body: ' ' } }).share).toBe(0.75)
})

test('a refusal of the name Googlebot is not held against a server that verifies who comes', () => {
  expect(decide({ Googlebot: { status: 403, body: '' } })).toMatchObject({ verdict: 'passed', share: 1 })
})

test('a crawler asked to wait was not refused', () => {
  expect(decide({ PerplexityBot: { status: 429, body: '' } })).toMatchObject({ verdict: 'passed' })
})

test('without any comparable answer nothing is judged', () => {
  const waiting = { status: 503, body: '' }
  const outcome = decide({
    'OAI-SearchBot': waiting,
    PerplexityBot: waiting,
    Googlebot: waiting,
    ClaudeBot: waiting,
  })
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
})
