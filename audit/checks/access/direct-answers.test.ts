import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { directAnswers } from './direct-answers.ts'

const hop = { from: 'https://a.example/', to: 'https://b.example/', status: 301 }

test('a fast HTTPS page with one redirect passes', () => {
  expect(decideOn(directAnswers, '', { firstByteMs: 300, redirects: [hop] })).toMatchObject({
    verdict: 'passed',
  })
})

test('each fault costs a third: slow, roundabout, not HTTPS', () => {
  expect(decideOn(directAnswers, '', { firstByteMs: 1_500 }).share).toBeCloseTo(2 / 3)
  expect(decideOn(directAnswers, '', { firstByteMs: 1_500, redirects: [hop, hop] }).share).toBeCloseTo(1 / 3)
  const worst = { firstByteMs: 1_500, redirects: [hop, hop], path: 'http://plain.example/' }
  expect(decideOn(directAnswers, '', worst)).toMatchObject({ verdict: 'failed', share: 0 })
})

test('the sentence gives the time in seconds, as each language writes it', () => {
  const { sentence } = decideOn(directAnswers, '', { firstByteMs: 1_500 })
  expect(sentence.fr).toContain('1,5 s')
  expect(sentence.en).toContain('1.5 s')
})
