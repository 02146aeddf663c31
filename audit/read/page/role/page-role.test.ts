import { expect, test } from 'vitest'
import type { PageRole } from '#contracts/audit-report.ts'
import { filler, madePage } from '../../../testing/made-up.ts'

const described = (...types: readonly string[]) =>
  types
    .map(type => `<script type="application/ld+json">{"@type":"${type}","name":"Atelier"}</script>`)
    .join('')
const roleOf = (head: string, role: PageRole = 'other', body = filler('en', 200)) =>
  madePage(`<main><h1>Dry wood</h1>${body}</main>`, { head, role }).page.role

test.each([
  ['NewsArticle', 'article'],
  ['BlogPosting', 'article'],
  ['TechArticle', 'documentation'],
  ['Product', 'product'],
  ['Service', 'service'],
  ['FAQPage', 'faq'],
  ['AboutPage', 'about'],
  ['CollectionPage', 'list'],
  ['WebPage', 'other'],
] as const)('structured data of the type %s makes the page: %s', (type, role) => {
  expect(roleOf(described(type))).toBe(role)
  expect(roleOf(described(type), 'service')).toBe(role === 'other' ? 'service' : role)
})

test('several articles make a list, and questions below a product leave it a product', () => {
  expect(roleOf(described('BlogPosting', 'BlogPosting'))).toBe('list')
  expect(roleOf(described('FAQPage', 'Product'))).toBe('product')
})

test('an article that is nested in a list is not the page', () => {
  const blog =
    '<script type="application/ld+json">{"@type":"Blog","blogPost":{"@type":"BlogPosting"}}</script>'
  expect(roleOf(blog)).toBe('list')
})

test('og:type makes a product; an article needs a name or a date beside it', () => {
  expect(roleOf('<meta property="og:type" content="product">')).toBe('product')
  const article = '<meta property="og:type" content="article">'
  expect(roleOf(article)).toBe('other')
  expect(roleOf(`${article}<meta name="author" content="Jeanne Martin">`)).toBe('article')
})

test('the home page, the rules and what an address names for sure stay what they are', () => {
  expect(roleOf(described('Article'), 'home')).toBe('home')
  expect(roleOf(described('Article'), 'legal')).toBe('legal')
  expect(roleOf(described('Article'), 'about')).toBe('about')
})

test('a page made by a program for manuals is documentation, unless someone signs it', () => {
  const made = '<meta name="generator" content="Docusaurus v3.1">'
  expect(roleOf(made, 'article')).toBe('documentation')
  expect(roleOf(`${made}<meta name="author" content="Jeanne Martin">`, 'article')).toBe('article')
  expect(roleOf('<meta name="generator" content="WordPress 6.4">', 'article')).toBe('article')
})

test('a text with a date of its own and a name is an article wherever it stands', () => {
  const head =
    '<meta property="article:published_time" content="2026-03-12"><meta name="author" content="Jeanne Martin">'
  expect(roleOf(head)).toBe('article')
  expect(roleOf(head, 'other', '<p>Closed on Monday.</p>')).toBe('other')
})
