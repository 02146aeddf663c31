import { expect, test } from 'vitest'
import { withPlaces } from './place-notes.ts'

const page = `<!doctype html><head></head><main><header><sup id="reference-1-1">1</sup></header>
<section class="section grid"><p>One.<sup id="reference-1-2">1</sup> Two.<sup id="reference-3-1">3</sup></p>
<aside><p data-note="#source-1">A work</p><p data-note="#source-3">Another</p></aside></section></main>`

test('a note is tied to the first mark of its section, and to the note above it', () => {
  const html = withPlaces(page)
  expect(html).toContain('#reference-1-2{anchor-name:--mark-1}')
  expect(html).toContain('#reference-3-1{anchor-name:--mark-3}')
  expect(html).toContain('--mark:--mark-1;--before:--none;')
  expect(html).toContain('--mark:--mark-3;--before:--note-1;')
})

test('a note leaves room for those below it', () => {
  expect(linesOf(page)).toEqual([2, 1])
})

test('a margin is as high as the lines of its notes, in each window', () => {
  const long = page.replace('A work', 'A work whose title takes two lines of a narrow margin')
  expect(linesOf(long)).toEqual([4, 1])
  const margin = withPlaces(long).match(/\.margin:has[^}]+/u)?.[0] ?? ''
  expect([...margin.matchAll(/--from-(\d+):calc\((\d+)lh \+ 2\*/gu)].map(([, ...found]) => found)).toEqual([
    ['60', '4'],
    ['75', '3'],
    ['90', '3'],
  ])
})

test('notes below a question, or a term, stand below each other', () => {
  expect(withPlaces(page.replace('section grid', 'question'))).not.toContain('position')
})

/** How many lines each note and those below it take in the narrowest margin. */
function linesOf(html: string): readonly number[] {
  return [...withPlaces(html).matchAll(/absolute[^}]+?--from-60:calc\((\d+)lh/gu)].map(([, lines]) =>
    Number(lines),
  )
}
