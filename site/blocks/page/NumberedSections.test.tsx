import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberedSections, type Part } from './NumberedSections.tsx'

const parts: readonly Part[] = [
  { id: 'origin', label: 'Origin', heading: 'Where from?', children: <p>From a paper.</p> },
  { id: 'quote', label: 'Quotation', children: <p>Someone else’s words.</p> },
]

const sources: Part = { id: 'sources', label: 'Sources', isApparatus: true, children: <p>A paper.</p> }

function words(first?: number): string {
  const drawn = renderToStaticMarkup(
    <NumberedSections parts={[...parts, sources]} sources={[]} labels={labels} {...(first && { first })} />,
  )
  return drawn.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

test('the parts of a page are numbered in their order, until its text ends', () => {
  expect(words()).toBe(
    ' § 1 Origin Where from? From a paper. § 2 Quotation Someone else’s words. Sources A paper. ',
  )
})

test('numbering continues from earlier chapters', () => {
  expect(words(5)).toContain('§ 5 Origin')
})

// Nothing of this is drawn for parts that call no source.
const labels = {} as Parameters<typeof NumberedSections>[0]['labels']
