import { expect, test } from 'vitest'
import { forEachDeclaredFile } from '../declared-files.ts'
import { filler, madeExchange, madeSite, pageOf } from '../testing/made-up.ts'
import { declarationsOf } from './declarations.ts'

const text = `<main>${filler('en', 120)}</main>`

function present(...site: Parameters<typeof madeSite>): readonly string[] {
  return declarationsOf(madeSite(...site)).flatMap(({ name, present }) => (present ? [name] : []))
}

test('a site that declares nothing is told so, form by form, and that it costs nothing', () => {
  const declarations = declarationsOf(madeSite([pageOf(text)]))
  expect(declarations).toHaveLength(10)
  expect(declarations.every(({ present, evidence }) => !present && evidence.length === 0)).toBe(true)
  expect(declarations[0]?.sentence.en).toContain('costs no point')
})

test('files count when they are files, not when every address answers with a page', () => {
  const page = '<!doctype html><title>Home</title>'
  const answers = (body: string) => forEachDeclaredFile(path => madeExchange(path, { body, status: 200 }))
  expect(
    present([pageOf(text)], { declarations: answers(page), llms: madeExchange('/llms.txt', { body: page }) }),
  ).toEqual([])
  expect(
    present([pageOf(text)], {
      declarations: answers('# Site'),
      llms: madeExchange('/llms.txt', { body: '# Site' }),
    }),
  ).toEqual(['llms.txt', 'llms-full.txt', 'TDMRep', 'ai.txt', 'ai-catalog.json'])
})

test('lines of robots.txt, headers and tags are found where they stand', () => {
  const robots =
    'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\nContent-Usage: train-ai=n\nLicense: https://atelier.example/rsl.xml\n'
  const head = '<link rel="alternate" type="text/markdown" href="/index.md">'
  const page = pageOf(`${text}<form toolname="search"></form>`, { head })
  const declarations = declarationsOf(madeSite([page], { robots }))
  const found = declarations.filter(({ present }) => present)
  expect(found.map(({ name, evidence }) => [name, evidence[0]?.where])).toEqual([
    ['Markdown', expect.stringContaining('link')],
    ['Content-Signal', 'robots.txt, line 3'],
    ['Content-Usage', 'robots.txt, line 4'],
    ['RSL', 'robots.txt, line 5'],
    ['WebMCP', expect.stringContaining('form')],
  ])
})

test('Markdown served on request is a declaration; a page served all the same is none', () => {
  const headers = { 'content-type': 'text/markdown; charset=utf-8' }
  expect(present([pageOf(text)], { markdown: madeExchange('/', { headers, body: '# Home' }) })).toEqual([
    'Markdown',
  ])
  expect(present([pageOf(text)])).toEqual([])
})

test('a file is quoted by its first line of words, not by a fence or a bracket', () => {
  const headers = { 'content-type': 'text/markdown; charset=utf-8' }
  const declarations = declarationsOf(
    madeSite([pageOf(text)], {
      markdown: madeExchange('/', { headers, body: '---\ntitle: Home\n---\n' }),
      llms: madeExchange('/llms.txt', { body: '[\n  {\n    "location": "/"\n  }\n]' }),
    }),
  )
  const quotes = declarations.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
  expect(quotes).toEqual(['"location": "/"', 'title: Home'])
})
