import { expect, test } from 'vitest'
import { timed } from '#audit/testing/processor-time.ts'
import { patternsOf } from './patterns.ts'
import { type WorstText, worstTexts } from './worst-texts.ts'

/** The folders that read texts of strangers: audited pages, reports of them, forms, headers. */
const rooms = ['contracts', 'language', 'audit', 'server', 'database']

test('every regular expression takes linear time, whatever the text', async () => {
  const patterns = await patternsOf(rooms)
  const slow = patterns.flatMap(({ place, pattern }) =>
    worstTexts(pattern)
      .filter(text => !isLinear(pattern, text))
      .map(text => `${place} ${pattern} on ${JSON.stringify(text)}`),
  )
  console.log(
    `${patterns.length} regular expressions were tried on up to 50,000 characters of their worst texts.`,
  )
  expect(patterns.length).toBeGreaterThan(200)
  expect(slow).toEqual([])
}, 600_000)

test('a quadratic expression is found', () => {
  const isFound = (pattern: RegExp) => worstTexts(pattern).some(text => !isLinear(pattern, text))
  expect([/\s+$/u, /[\w.+-]+@[\w-]+\.[\w.-]+/u, /<([^>]*)>/u, /(a+)+b/u].filter(isFound)).toHaveLength(4)
}, 120_000)

/**
 * In characters. Exponential patterns are found at the short lengths, and would never end at the long ones:
 * time that doubles with each character is 0.2 s at 25 and 8 s at 30.
 */
const lengths = [20, 25, 30, 1_000, 10_000, 50_000]

/** In milliseconds. Anything less may be noise; a quadratic pattern takes seconds. */
const noticeable = 60

/** In milliseconds, for 10,000 characters: even a cubic pattern takes no noticeable time for five times as many then. */
const negligible = noticeable / 5 ** 3

function isLinear(pattern: RegExp, text: WorstText): boolean {
  let before = Number.POSITIVE_INFINITY
  for (const length of lengths) {
    const cost = leastCost(pattern, repeated(text, length))
    if (cost > noticeable && (length <= 1_000 || cost > 8 * before)) return false
    if (length === 10_000 && cost < negligible) return true
    before = cost
  }
  return true
}

/** In milliseconds. A high cost is measured three times and the lowest counts: memory is cleaned up now and then. */
function leastCost(pattern: RegExp, text: string): number {
  const cost = costOf(pattern, text)
  return cost < noticeable ? cost : Math.min(cost, costOf(pattern, text), costOf(pattern, text))
}

/** Matched everywhere in the text, as `replace` and `split` do. */
function costOf(pattern: RegExp, text: string): number {
  const everywhere = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`)
  return timed(() => text.replace(everywhere, '')).took
}

function repeated({ start, unit }: WorstText, length: number): string {
  return `${start}${unit.repeat(length / unit.length)}\n\0`
}
