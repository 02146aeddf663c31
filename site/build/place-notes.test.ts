import { expect, test } from 'vitest'
import { withPlaces } from './place-notes.ts'

const page = `<!doctype html><head></head><main><header><sup id="reference-1-1">1</sup></header>
<section class="section grid"><p>One.<sup id="reference-1-2">1</sup> Two.<sup id="reference-3-1">3</sup></p>
<aside><p data-note="#source-1">A work</p><p data-note="#source-3">Another</p></aside></section></main>`

test('a note is tied to the first mark of its section, and to the note above it', () => {
  const html = withPlaces(page)
  expect(html).toContain('#reference-1-2{anchor-name:--mark-1}[data-note="#source-1"]')
  expect(html).toContain('#reference-3-1{anchor-name:--mark-3}[data-note="#source-3"]')
  expect(html).toContain('--mark:--mark-1;--before:--none;')
  expect(html).toContain('--mark:--mark-3;--before:--note-1;')
})

test('a note leaves room for those below it', () => {
  const [first, last] = [...withPlaces(page).matchAll(/absolute[^}]+--rest:(\d+)/gu)].map(([, rest]) =>
    Number(rest),
  )
  expect(first).toBeGreaterThan(last ?? Infinity)
})

test('a note that stands under a heading stays there', () => {
  expect(withPlaces(page.replace('section grid', 'clause'))).not.toContain('position')
})
