import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AiContentBlock } from './AiContentBlock.tsx'

const passage = {
  type: 'definition',
  topic: 'GEO',
  chunkId: 'geo',
  children: <p>GEO is a set of methods.</p>,
} as const

test('a passage has its own address, and states its kind, its subject and its confidence', () => {
  expect(renderToStaticMarkup(<AiContentBlock {...passage} confidence="medium" className="lead" />)).toBe(
    '<div class="content-block lead" id="geo" data-content-block="definition" data-topic="GEO" data-confidence="medium"><p>GEO is a set of methods.</p></div>',
  )
})

test('a passage reused without its page includes its sources, its author and its date', () => {
  const html = renderToStaticMarkup(
    <AiContentBlock
      {...passage}
      sources={{ marks: '[[2.1]]', labels: { label: 'Sources' } }}
      signature={{
        author: { name: 'Editorial team', title: 'Source checking' },
        authorPath: '/en/sources',
        lastUpdated: '2026-11-21',
        language: 'en',
        labels: { updated: 'Updated {date}' },
      }}
    />,
  )
  expect(html).toContain('href="#source-2"')
  expect(html).toContain('<a href="/en/sources" rel="author">Editorial team</a>, Source checking.')
  expect(html).toContain('<time class="whole" dateTime="2026-11-21">November 21, 2026</time>')
})

test('a passage without sources names none', () => {
  const sources = { marks: '', labels: { label: 'Sources' } }
  expect(renderToStaticMarkup(<AiContentBlock {...passage} sources={sources} />)).not.toContain('Sources')
})
