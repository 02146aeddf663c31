import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { structuredDataValid } from './structured-data-valid.ts'

const script = (json: string) => ({ head: `<script type="application/ld+json">${json}</script>` })

test('a graph whose references resolve passes', () => {
  const json =
    '{"@graph":[{"@type":"WebSite","publisher":{"@id":"https://atelier.example/#us"}},{"@type":"Organization","@id":"https://atelier.example/#us"}]}'
  expect(decideOn(structuredDataValid, '', script(json))).toMatchObject({ verdict: 'passed' })
})

test('a reference to nothing on this page costs a part, and is quoted', () => {
  const outcome = decideOn(structuredDataValid, '', script('{"@type":"WebSite","publisher":{"@id":"#us"}}'))
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.6 })
  expect(outcome.evidence[0]?.quote).toBe('#us')
})

test('a reference to a page that was not read is not held against it', () => {
  const json = '{"@type":"Article","publisher":{"@id":"https://atelier.example/about#us"}}'
  expect(decideOn(structuredDataValid, '', script(json))).toMatchObject({ verdict: 'passed' })
})

test('a block that is not JSON costs a part, with the reason', () => {
  const outcome = decideOn(structuredDataValid, '', script('{"@type": "Organization",}'))
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.4 })
  expect(outcome.evidence[0]?.quote).toContain('SyntaxError')
})

test('a page without structured data is not judged here', () => {
  expect(decideOn(structuredDataValid, '')).toMatchObject({ verdict: 'not-applicable' })
})
