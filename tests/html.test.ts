import { globSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, type Report } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import type { RenderPage, VisitorPage } from '#contracts/visitor-page.ts'
import { type PageId, routes } from '#site/routes.ts'
import { attribute, builtPage } from './support/built-page.ts'
import {
  completedRecord,
  failedRecord,
  pageOf,
  readingRecord,
  rivalFailedPage,
  rivalReadPage,
  surroundedPage,
} from './support/sample-report.ts'

const dist = join(import.meta.dirname, '../dist')

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling of attributes and void elements means the same in HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Filters and calculators react to each change: they have no button to submit.
    'wcag/h32': 'off',
    // The margin of a section is an aside within it, which is not a landmark; axe checks real landmarks.
    'unique-landmark': 'off',
    // The checkboxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Without JavaScript, the page of a running audit reloads itself.
    'meta-refresh': 'off',
  },
})

describe.each(globSync('**/*.html', { cwd: join(dist, 'client') }))('%s', file => {
  test('is valid HTML', async () => {
    expect(complaints(await validator.validateFile(join(dist, 'client', file)))).toEqual([])
  })
})

describe.each(languages)('in %s', language => {
  test('a page highlights one passage, beside those of its drawings and examples', () => {
    const pages = routes.filter(({ id }) => !unmarked.includes(id))
    expect(pages.length).toBeGreaterThan(35)
    const marks = pages.map(({ id, [language]: path }) => ({ id, marks: passages(path).length }))
    expect(marks.filter(({ marks }) => marks !== 1)).toEqual([])
  })
})

/** The home page has two: its promise, and what it concludes. Others only draw, list or quote, or have a made-up form. */
const unmarked: readonly PageId[] = [
  'home',
  'case-studies',
  'glossary',
  'free-geo-audit',
  'sample-report',
  'site-map',
]

/** What a page highlights outside a sheet that is an example, or a passage before and after. */
function passages(path: string): readonly Element[] {
  return builtPage(path)
    .all('mark')
    .filter(mark => !isExample(mark))
}

type Element = ReturnType<ReturnType<typeof builtPage>['all']>[number]

function isExample({ parentNode }: Element): boolean {
  if (!parentNode || !('attrs' in parentNode)) return false
  const classes = attribute(parentNode, 'class')?.split(' ') ?? []
  return classes.some(name => ['robot-sheet', 'rules'].includes(name)) || isExample(parentNode)
}

const confirmation = {
  stylesheet: '/form-received/proof',
  address: '/audits/sample?received=proof&confirmed=',
}

describe.each<[string, VisitorPage]>([
  ['the report of an audit', { kind: 'audit', audit: pageOf(completedRecord) }],
  ['a report with everything around it', { kind: 'audit', audit: surroundedPage }],
  ['a report whose rival is being audited', { kind: 'audit', audit: rivalReadPage }],
  ['a report whose rival could not be audited', { kind: 'audit', audit: rivalFailedPage }],
  ['the page of a running audit', { kind: 'audit', audit: pageOf(readingRecord) }],
  ['an answer with a link to confirm', { kind: 'audit', audit: pageOf(readingRecord), confirmation }],
  ['the page of a failed audit', { kind: 'audit', audit: pageOf(failedRecord) }],
  ['the page of a deleted report', { kind: 'no-audit', end: 'deleted' }],
  ['the page that deletes a report', { kind: 'audit-deletion', record: completedRecord, ownerKey: 'key' }],
  ['the page of a server error', { kind: 'error', reference: 'A1B2', status: 500 }],
])('%s', (_name, page) => {
  let render: RenderPage

  beforeAll(async () => {
    // The built module has no types of its own; contracts/visitor-page.ts says what it exports.
    render = (await import(join(dist, 'server/entry.mjs'))).render
  })

  test.each(['/audits/sample', '/en/audits/sample'])('is valid HTML at %s', async path => {
    const answer = await render(path, page)
    expect(complaints(await validator.validateString(await answer.text()))).toEqual([])
  })
})

function complaints({ results }: Report): readonly string[] {
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
