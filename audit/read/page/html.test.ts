import { expect, test } from 'vitest'
import { madeExchange } from '../../testing/made-up.ts'
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
