import { expect, test } from 'vitest'
import { answered, related, signed } from './page-parts.ts'

const text = (words: number) => Array.from({ length: words }, () => 'mot').join(' ')
const both = (words: number) => ({ fr: text(words), en: text(words) })

test('an answer under a heading has 40 to 60 words', () => {
  const question = { heading: both(4), body: [both(20)] }
  expect(answered.safeParse({ ...question, answer: both(45) }).success).toBe(true)
  expect(answered.safeParse({ ...question, answer: both(39) }).success).toBe(false)
  expect(answered.safeParse({ ...question, answer: both(61) }).success).toBe(false)
})

test('what to read next is a page of the site', () => {
  expect(related.safeParse([{ page: 'guide', text: both(3) }]).success).toBe(true)
  expect(related.safeParse([{ page: 'nowhere', text: both(3) }]).error?.issues[0]?.message).toContain(
    'There is no page "nowhere"',
  )
})

test('what to read next does not repeat the way to the free audit', () => {
  expect(related.safeParse([{ page: 'free-geo-audit', text: both(3) }]).success).toBe(false)
})

test('a page is signed by an author who has a file', () => {
  expect(signed.author.safeParse('editorial-team').success).toBe(true)
  expect(signed.author.safeParse('nobody').success).toBe(false)
})
