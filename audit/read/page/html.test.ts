import { expect, test } from 'vitest'
import { madeExchange } from '../../testing/made-up.ts'
import { timed } from '../../testing/processor-time.ts'
import { parseXhtml } from './html.ts'
import { readPage } from './read-page.ts'

test('a selector names an ancestor of ill will as briefly as any other', () => {
  const id = 'i'.repeat(100_000)
  const tag = `x-${'t'.repeat(100_000)}`
  const links = '<p>The best <a href="/x">click here</a> of all.</p>'.repeat(200)
  const body = `<body><main id="${id}">${links}</main><${tag}>${links}</${tag}></body>`
  const facts = readPage(madeExchange('/', { body }))
  const selectors = facts.text.blocks.map(({ selector }) => selector)
  expect(selectors.length).toBeGreaterThan(100)
  expect(Math.max(...selectors.map(({ length }) => length))).toBeLessThan(600)
  expect(JSON.stringify(facts).length).toBeLessThan(1_000_000)
})

test('the answer of a closed accordion is read; a window that waits to be opened is not', () => {
  const panel = (role: string) =>
    `<div role="${role}" aria-labelledby="q" style="display: none"><p>Geriatrics is the care of older adults, in ${role}.</p></div>`
  const body = `<body><main><h2>Care</h2>${panel('region')}${panel('tabpanel')}${panel('dialog')}</main></body>`
  const text = readPage(madeExchange('/', { body }))
    .text.blocks.map(block => block.text)
    .join(' ')
  expect(text).toContain('in region')
  expect(text).toContain('in tabpanel')
  expect(text).not.toContain('in dialog')
})

const xhtml = { 'content-type': 'application/xhtml+xml; charset=utf-8' }

test('what ends in its own tag hides nothing of a page served as XHTML', () => {
  const body =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><script src="x.js"/><title>Ovens</title></head><body><main><a id="top" /><h1>Ovens</h1><iframe src="/map"/><p>We build<br/>ovens <img src="a.png" alt=""/>of brick.</p></main></body></html>'
  const facts = readPage(madeExchange('/', { body, headers: xhtml }))
  expect(facts.head.titles).toEqual(['Ovens'])
  expect(facts.text.blocks.map(({ text }) => text)).toContain('We build ovens of brick.')
  expect(facts.links).toEqual([])
})

test.each(['<', '<a ', '<a', '<a/'])('a megabyte of %s in XHTML is read in a moment', piece => {
  const { took } = timed(() => parseXhtml(piece.repeat(1_000_000 / piece.length)))
  expect(took).toBeLessThan(4_000)
})
