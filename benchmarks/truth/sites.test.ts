import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serve } from './sites.ts'

const corpus = mkdtempSync(join(tmpdir(), 'truth-'))
const site = {
  repository: 'braise/site',
  commit: '',
  folder: '.',
  kind: 'shop',
  language: 'fr',
  origin: 'https://braise.example',
}

afterAll(() => rmSync(corpus, { recursive: true }))

test.each([
  ['its address', 'https://braise.example/tarifs', 'http://HOST/tarifs'],
  [
    'its address in JSON that escapes slashes',
    String.raw`https:\/\/braise.example\/`,
    String.raw`http:\/\/HOST\/`,
  ],
  ['the other scheme', 'http://braise.example/', 'https://HOST/'],
  ['the other host', 'https://www.braise.example/', 'http://www.HOST/'],
  ['a host that begins like it', 'https://braise.example.org/', 'https://braise.example.org/'],
  ['the end of a sentence', 'https://braise.example.', 'http://HOST.'],
])('a site served here is named as it names itself: %s', async (_what, written, shown) => {
  const folder = join(corpus, 'sites', 'braise+site')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), written)
  const served = await serve(site, corpus)
  const answer = await fetch(served.address)
  expect(await answer.text()).toBe(shown.replace('HOST', served.host))
  await served.close()
})
