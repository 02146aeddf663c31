import { expect, test } from 'vitest'
import { withPlaces } from './place-notes.ts'

const page = `<!doctype html><head></head><main><header><sup id="reference-1-1">1</sup></header>
<section class="section grid"><p>One.<sup id="reference-1-2">1</sup> Two.<sup id="reference-3-1">3</sup></p>
<aside><p data-note="#source-1">A work</p><p data-note="#source-3">Another</p></aside></section></main>`

test('a note is tied to the first mark of its section', () => {
  const html = withPlaces(page)
  expect(html).toContain('#reference-1-2{anchor-name:--mark-1}')
  expect(html).toContain('#reference-3-1{anchor-name:--mark-3}')
  expect(html).toContain('[data-note="#source-1"]{--mark:--mark-1;')
  expect(html).toContain('[data-note="#source-3"]{--mark:--mark-3;')
})

test('a source with a note in two margins has one beside the first mark of each section', () => {
  const twice = page.replace(
    '</section>',
    '</section><section class="section"><p>Again.<sup id="reference-1-3">1</sup></p><aside><p data-note="#source-1">A work</p></aside></section>',
  )
  const beside = [...withPlaces(twice).matchAll(/:has\(#([^)]+)\)~\.margin>\[data-note="#source-1"\]/gu)]
  expect(beside.map(([, mark]) => mark)).toEqual(['reference-1-2', 'reference-1-3'])
})

test('a note leaves room for those below it', () => {
  expect(linesOf(page)).toEqual([2, 1])
})

test('a margin is as high as the lines of its notes, in each window', () => {
  const long = page.replace('A work', 'A work whose title takes two lines of a narrow margin')
  expect(linesOf(long)).toEqual([4, 1])
  const margin = withPlaces(long).match(/~\.margin\{[^}]+/u)?.[0] ?? ''
  expect(margin).toContain('--notes:2;')
  expect([...margin.matchAll(/--from-(\d+):(\d+)/gu)].map(([, ...found]) => found)).toEqual([
    ['60', '4'],
    ['75', '3'],
    ['90', '3'],
  ])
})

test('notes below a question, or a term, stand below each other', () => {
  expect(withPlaces(page.replace('section grid', 'question'))).not.toContain('--mark')
})

/** How many lines each note and those below it take in the narrowest margin. */
function linesOf(html: string): readonly number[] {
  return [...withPlaces(html).matchAll(/--mark:[^}]+?--from-60:(\d+)/gu)].map(([, lines]) => Number(lines))
}
