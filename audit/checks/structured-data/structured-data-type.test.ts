import { expect, test } from 'vitest'
import type { PageRole } from '#contracts/audit-report.ts'
import { decideOn, madeSite, pageOf } from '../../testing/made-up.ts'
import { structuredDataType } from './structured-data-type.ts'

const decide = (role: PageRole, json: string) =>
  decideOn(structuredDataType, '', { role, head: `<script type="application/ld+json">${json}</script>` })

test.each([
  ['home', '{"@type":"ProfessionalService","name":"Atelier","url":"https://atelier.example/"}'],
  [
    'article',
    '{"@graph":[{"@type":"BlogPosting","headline":"Dry wood","datePublished":"2026-01-01","author":{"@type":"Person","name":"Hugo"}}]}',
  ],
  ['service', '{"@type":["Service"],"name":"Sweeping"}'],
  ['faq', '{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Why?"}]}'],
] as const)('a %s described with its main properties passes', (role, json) => {
  expect(decide(role, json)).toMatchObject({ verdict: 'passed' })
})

test('a fitting type that lacks properties wins its part, and names them', () => {
  const outcome = decide('article', '{"@type":"Article","headline":"Dry wood"}')
  expect(outcome.share).toBeCloseTo(0.5 + 0.5 / 3)
  expect(outcome.sentence.en).toContain('datePublished, author')
})

test('instructions have a name and steps, and no headline', () => {
  expect(decide('article', '{"@type":"HowTo","name":"Stack logs"}')).toMatchObject({ verdict: 'passed' })
})

test('a page about someone needs no name beside its title', () => {
  expect(decide('about', '{"@type":"AboutPage","mainEntity":{"@type":"Thing"}}')).toMatchObject({
    verdict: 'passed',
  })
})

test('a page that says it is one passes, but for that of a product and the home page', () => {
  expect(decide('article', '{"@type":"MedicalWebPage"}')).toMatchObject({ verdict: 'passed' })
  expect(decide('service', '{"@type":"WebPage"}')).toMatchObject({ verdict: 'passed' })
  expect(decide('product', '{"@type":"WebPage"}')).toMatchObject({ verdict: 'failed' })
  expect(decide('home', '{"@type":"WebPage"}')).toMatchObject({ verdict: 'failed' })
})

test('another type fails, as does none', () => {
  expect(decide('article', '{"@type":"BreadcrumbList","name":"x"}')).toMatchObject({ verdict: 'failed' })
  expect(decideOn(structuredDataType, '', { role: 'article' })).toMatchObject({ verdict: 'failed' })
})

test('a block that cannot be read is not told as missing', () => {
  expect(decide('article', '{"@type":"Article",}}')).toMatchObject({ verdict: 'not-applicable' })
})

test('a page of no particular kind is not judged', () => {
  expect(decide('other', '{"@type":"WebPage"}')).toMatchObject({ verdict: 'not-applicable' })
})

test('a recipe among the articles is what the page is', () => {
  const head = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script>'
  expect(decideOn(structuredDataType, '<main></main>', { role: 'article', head })).toMatchObject({
    verdict: 'passed',
  })
})

test('of several types that fit, the most complete counts', () => {
  const json = '[{"@type":"Organization","name":"Atelier"},{"@type":"WebSite","name":"Atelier","url":"/"}]'
  expect(decide('home', json)).toMatchObject({ verdict: 'passed' })
})

test('a page about the organization owes no description that the start page gives', () => {
  const described = '<script type="application/ld+json">{"@type":"Organization","name":"Atelier"}</script>'
  const verdictWith = (head: string) => {
    const site = madeSite([pageOf('', { head }), pageOf('', { role: 'about', path: '/about' })])
    return site.pages[1] && structuredDataType.decide(site.pages[1], site).verdict
  }
  expect(verdictWith(described)).toBe('not-applicable')
  expect(verdictWith('')).toBe('failed')
})

test('a program has a name, and a service may be described as the firm that offers it', () => {
  expect(decide('home', '{"@type":"WebApplication","name":"Flue"}')).toMatchObject({ verdict: 'passed' })
  expect(decide('service', '{"@type":"TravelAgency","name":"Atelier"}')).toMatchObject({ verdict: 'passed' })
  expect(decide('service', '{"@type":"Organization","name":"Atelier"}')).toMatchObject({ verdict: 'failed' })
})
