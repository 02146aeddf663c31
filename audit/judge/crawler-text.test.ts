import { expect, test } from 'vitest'
import { filler, madePage } from '../testing/made-up.ts'
import { crawlerText } from './crawler-text.ts'

const read = (body: string) => crawlerText(madePage(body).page).segments

test('the reading follows the page: what is passed over is named, what can be quoted is marked', () => {
  const body = `<nav><a href="/">Home</a> <a href="/prices">Prices</a></nav>
    <main><h1>Chimney sweeping</h1>
    <p>Chimney sweeping is the cleaning of a flue by mechanical action.</p>
    <p>It lasts an hour.</p></main><footer>Legal notice</footer>`
  expect(read(body)).toEqual([
    { kind: 'skipped', text: '<nav> Home Prices' },
    { kind: 'text', text: 'Chimney sweeping' },
    { kind: 'citable', text: 'Chimney sweeping is the cleaning of a flue by mechanical action.' },
    { kind: 'text', text: 'It lasts an hour.' },
    { kind: 'skipped', text: '<footer> Legal notice' },
  ])
})

test('the reading stops after a screenful', () => {
  const segments = read(`<main>${filler('en', 2_000)}</main><footer>Legal notice</footer>`)
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0)
  expect(characters).toBeGreaterThan(1_700)
  expect(characters).toBeLessThan(2_200)
  expect(segments.at(-1)?.text).not.toContain('Legal notice')
})
