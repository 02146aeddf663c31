import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const headerOnly = "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'"
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a page allows only its own inline code that the build knows', () => {
  const built = `default-src 'none'; script-src 'self' ${hash('one()')} ${hash('two()')}; style-src ${hash('a{}')};`
  const html = '<style>a{}</style><script type="module">one()</script>'
  expect(pagePolicy(built, html, { https: false })).toBe(
    `default-src 'none';script-src 'self' ${hash('one()')};style-src ${hash('a{}')};${headerOnly}`,
  )
})

test('inline code that the build does not know stays forbidden', () => {
  const policy = pagePolicy("script-src 'self'", '<script>alert(1)</script>', { https: false })
  expect(policy).toBe(`script-src 'self';${headerOnly}`)
})

test('only a page that has an image in its own text allows such images', () => {
  const policyOf = (html: string) => pagePolicy("img-src 'self' data:", html, { https: false })
  expect(policyOf('<video poster="data:image/svg+xml,...">')).toContain("img-src 'self' data:;")
  expect(policyOf('<p>data: nothing else</p>')).toContain("img-src 'self';")
})

test('a directive with nothing left allows nothing', () => {
  expect(pagePolicy(`style-src ${hash('a{}')}`, '<p>', { https: false })).toContain("style-src 'none'")
})

test('only a site on https asks browsers to load everything over https', () => {
  expect(pagePolicy("default-src 'none'", '', { https: true })).toContain(';upgrade-insecure-requests')
})

test('a site with a tag service has no Trusted Types, under which its script could not run', () => {
  const policy = pagePolicy("script-src 'self' https://*.googletagmanager.com", '', { https: false })
  expect(policy).not.toContain('trusted-types')
  expect(policy).toContain("frame-ancestors 'none'")
})
