import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '#audit/judge/problems.ts'
import type { AuditRecord } from '#contracts/audit-report.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import type { RenderPage, VisitorPage } from '#contracts/visitor-page.ts'
import { comeAnew, keepSaying, newVisitor, type Visitor } from '../support/browser.ts'
import { testLooks } from '../support/looks.ts'
import {
  briefRecord,
  cappedReport,
  completedRecord,
  completeReport,
  failedRecord,
  failedReport,
  forbiddenReport,
  pageOf,
  partialReport,
  queuedRecord,
  readingRecord,
  rivalFailedPage,
  rivalReadPage,
  surroundedPage,
} from '../support/sample-report.ts'
import { shareBrowser } from '../support/site-in-browser.ts'

const dist = join(import.meta.dirname, '../../dist')

let browser: Browser
/** Who looks at every state. */
let visitor: Visitor
let server: Server
let origin: string
let render: RenderPage
/** The page at every address, set by each test. */
let shown: VisitorPage
/** The answers of `…/progress`, in order; the last one is repeated. */
let progress: readonly AuditRecord[] = []

beforeAll(async () => {
  // The built module has no types of its own; contracts/visitor-page.ts says what it exports.
  render = (await import(join(dist, 'server/entry.mjs'))).render
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.endsWith('/progress')) return void response.end(JSON.stringify(nextProgress()))
    if (/^\/(?:fonts|_astro|icon)/.test(path)) return void sendBuilt(path, response)
    const answer = await render(path, shown)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  browser = await shareBrowser()
  visitor = await newVisitor(browser)
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** Browsers run no script and apply no style without the right type. */
const builtTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

function sendBuilt(path: string, response: ServerResponse): void {
  const type = builtTypes[extname(path)]
  if (type) response.setHeader('Content-Type', type)
  response.end(readFileSync(join(dist, 'client', path)))
}

function nextProgress(): Partial<AuditRecord> {
  const [next, ...others] = progress
  if (others.length > 0) progress = others
  if (next?.status === 'completed') shown = audit(next as AuditRecord)
  return { ...next, report: null }
}

function audit(record: AuditRecord, around: Partial<AuditPage> = {}): VisitorPage {
  return { kind: 'audit', audit: pageOf(record, around) }
}

const states: readonly (readonly [
  name: string,
  page: VisitorPage,
  status: number,
  fr: string,
  en: string,
])[] = [
  ['a complete report', audit(completedRecord), 200, 'atelier-braise.example', 'atelier-braise.example'],
  [
    'a partial report',
    audit({ ...completedRecord, report: partialReport }),
    200,
    '7 pages lues sur 8',
    '7 of 8 pages',
  ],
  ['a capped report', audit({ ...completedRecord, report: cappedReport }), 200, 'plafonnée', 'capped'],
  ['a waiting audit', audit(queuedRecord), 200, '2 audits avant le vôtre', '2 audits ahead of yours'],
  ['a running audit', audit(readingRecord), 200, 'Lecture de la page 5 sur 12', 'Reading page 5 of 12'],
  ['a failed audit', audit(failedRecord), 200, 'Le site ne répond pas.', 'The site doesn&#x27;t answer.'],
  [
    'an audit that robots.txt forbids',
    audit({ ...failedRecord, report: forbiddenReport }),
    200,
    'Nous respectons cette règle',
    'We respect that',
  ],
  [
    'an audit that failed before its end',
    audit({ ...failedRecord, report: null }),
    200,
    'avant la fin',
    'before it finished',
  ],
  [
    'a report with its owner, its changes and its rival',
    { kind: 'audit', audit: surroundedPage },
    200,
    'Depuis le 11 novembre 2026',
    'Since November 11, 2026',
  ],
  [
    'a report whose rival is being audited',
    { kind: 'audit', audit: rivalReadPage },
    200,
    'atelier-aurore.example',
    'atelier-aurore.example',
  ],
  [
    'a report whose rival could not be audited',
    { kind: 'audit', audit: rivalFailedPage },
    200,
    'Le site ne répond pas.',
    'The site doesn&#x27;t answer.',
  ],
  [
    'a report that was repeated too often',
    audit(briefRecord, {
      refused: {
        action: 'again',
        form: { values: {}, problems: [], outcome: 'network-limited', wait: 18_000 },
      },
    }),
    429,
    'depuis votre réseau. Réessayez dans 5 heures.',
    'from your network today. Try again in 5 hours.',
  ],
  [
    'a report of a site that was audited too often',
    audit(briefRecord, {
      refused: { action: 'again', form: { values: {}, problems: [], outcome: 'host-limited', wait: 2_580 } },
    }),
    429,
    'plusieurs fois : nous attendons, pour ne pas le surcharger. Réessayez dans 43 minutes.',
    'several times: we are waiting, so as not to overload it. Try again in 43 minutes.',
  ],
  [
    'a rival that is refused because too many audits are waiting',
    audit(briefRecord, {
      refused: {
        action: 'rival',
        form: { values: { rival: 'rival.example' }, problems: [], outcome: 'queue-limited', wait: 900 },
      },
    }),
    429,
    'audits attendent déjà leur tour. Réessayez dans 15 minutes.',
    'already waiting their turn. Try again in 15 minutes.',
  ],
  [
    'a rival with a wrong address',
    audit(briefRecord, {
      refused: {
        action: 'rival',
        form: {
          values: { rival: 'not an address' },
          problems: [{ field: 'rival', code: 'malformed' }],
          outcome: 'editing',
        },
      },
    }),
    422,
    'value="not an address"',
    'value="not an address"',
  ],
  [
    'findings of one verdict on one page',
    audit(completedRecord, { filter: { verdict: 'failed', page: 1 } }),
    200,
    'aria-current="true"',
    'aria-current="true"',
  ],
  [
    'a finding that a reader says is wrong, in too many words',
    audit(briefRecord, {
      contradicted: { check: 'named-author', isStored: false },
      refused: {
        action: 'wrong',
        form: {
          values: { check: 'named-author', words: 'x'.repeat(501) },
          problems: [{ field: 'words', code: 'too-long', limit: 500 }],
          outcome: 'editing',
        },
      },
    }),
    422,
    'Sur quelle page ?',
    'On which page?',
  ],
  ['an unknown report', { kind: 'no-audit', end: null }, 404, 'pas de rapport à cette', 'no report at this'],
  ['an expired report', { kind: 'no-audit', end: 'expired' }, 410, 'a expiré', 'has expired'],
  ['a deleted report', { kind: 'no-audit', end: 'deleted' }, 410, 'a été supprimé', 'has been deleted'],
  [
    'the confirmation of a deletion',
    { kind: 'audit-deletion', record: completedRecord, ownerKey: surroundedPage.ownerKey },
    200,
    'Supprimer définitivement',
    'Delete for good',
  ],
  [
    'a link that cannot delete',
    { kind: 'audit-deletion', record: completedRecord, ownerKey: null },
    403,
    'ne permet pas de supprimer',
    'cannot delete this report',
  ],
  ['an error of ours', { kind: 'error', reference: 'A1B2', status: 503 }, 503, 'A1B2', 'A1B2'],
]

const path = {
  fr: '/audits/6f1c0a52-9d0e-4c57-8f43-0b9f6a1c2d3e',
  en: '/en/audits/6f1c0a52-9d0e-4c57-8f43-0b9f6a1c2d3e',
}

describe.each(states)('%s', (_name, page, status, fr, en) => {
  test.each(['fr', 'en'] as const)('has its text in %s, and may not be indexed', async language => {
    const answer = await render(path[language], page)
    const html = (await answer.text()).replace(/[\u00a0\u202f]/gu, ' ')
    expect({
      status: answer.status,
      says: html.includes(language === 'fr' ? fr : en),
      language: /<html lang="(\w+)"/.exec(html)?.[1],
      listed: !html.includes('<meta name="robots" content="noindex"'),
      inlineStyleOrHandler: / (?:style|on\w+)="/.exec(html)?.[0],
    }).toEqual({ status, says: true, language, listed: false, inlineStyleOrHandler: undefined })
  })

  describe('in a browser', () => {
    beforeAll(async () => {
      shown = page
      await comeAnew(visitor, origin + path.fr)
    })

    test('has every word filled in', async () => {
      expect(await visitor.page.getByRole('main').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/)
    })

    testLooks(() => visitor)
  })
})

test('the text of an audited site is shown as it is and never run', async () => {
  const attack =
    '<img src=x onerror="document.title=\'owned\'"></blockquote><script>document.title="owned"</script>'
  const evidence = [{ address: `javascript:${attack}`, where: attack, quote: attack }]
  const report = {
    ...completeReport,
    site: attack,
    findings: completeReport.findings.map(finding => ({ ...finding, evidence })),
    pages: completeReport.pages.map(page => ({ ...page, title: attack, address: `javascript:${attack}` })),
    reading: { address: attack, segments: [{ kind: 'citable', text: attack }] },
  } as const
  const { page } = await visit(audit({ ...completedRecord, report }))
  expect(await page.title()).not.toBe('owned')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(attack)
  expect(await page.locator('main img, main script, main a[href^="javascript"]').count()).toBe(0)
})

test('the language switch leads to the same report in the other language', async () => {
  const { page } = await visit(audit(completedRecord))
  await page.locator('header [hreflang=en]').first().click()
  await page.waitForURL(origin + path.en)
  expect(await page.locator('[data-score]').getAttribute('data-score')).toBe(
    String(completeReport.score?.points),
  )
})

test('a suggested text is copied without the text it replaces', async () => {
  const patch = { place: '/services <html>', removed: 'lang="en"', added: 'lang="fr"' }
  const fixes = completeReport.fixes.slice(0, 1).map(fix => ({ ...fix, patch }))
  const { page } = await visit(audit({ ...completedRecord, report: { ...completeReport, fixes } }))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepSaying(page)
  await page.getByRole('button', { name: 'Copier', exact: true }).last().click()
  await page.getByRole('button', { name: 'Copié' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(patch.added)
})

test('the page of a running audit updates itself, and then shows the report', async () => {
  progress = [queuedRecord, readingRecord]
  const { page, complaints } = await visit(audit({ ...queuedRecord, ahead: 3 }))
  await page.getByText('Lecture de la page 5 sur 12').first().waitFor()
  expect(await page.locator('[data-step=looking]').getAttribute('data-state')).toBe('done')
  progress = [completedRecord]
  await page.locator('[data-score]').waitFor()
  expect(complaints).toEqual([])
})

test('without JavaScript, the page of a running audit reloads', async () => {
  const { page } = await visit(audit(readingRecord), { javaScriptEnabled: false })
  await page.getByText('Lecture de la page 5 sur 12').waitFor()
  shown = audit(completedRecord)
  await page.locator('[data-score]').waitFor()
})

test.each([
  ['a report', audit(completedRecord)],
  ['a partial report', audit({ ...completedRecord, report: partialReport })],
  ['a report with its owner, its changes and its rival', { kind: 'audit', audit: surroundedPage }],
] as const)('%s is printed on three to five sheets, in both languages', async (_name, report) => {
  for (const language of ['fr', 'en'] as const) {
    const { page } = await visit(report, {}, language)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(sheets).toBeGreaterThanOrEqual(3)
    expect(sheets).toBeLessThanOrEqual(5)
  }
})

test('a failed audit can be repeated after its pause, unless its address is wrong', async () => {
  const again = (page: Page) => page.locator('form[action$="/again"] button')
  const waiting = new Date(Date.now() + 600_000).toISOString()
  const { surroundings } = pageOf(failedRecord)
  const paused = audit(failedRecord, { surroundings: { ...surroundings, repeatableFrom: waiting } })
  const bad = { ...failedReport, problem: problem('bad-address', 'not a host name') }

  const free = await visit(audit(failedRecord))
  expect(await again(free.page).isEnabled()).toBe(true)
  const early = await visit(paused)
  expect(await again(early.page).isDisabled()).toBe(true)
  await early.page.getByText('Possible à partir de').waitFor()
  const hopeless = await visit(audit({ ...failedRecord, report: bad }))
  expect(await again(hopeless.page).count()).toBe(0)
})

async function visit(
  page: VisitorPage,
  options: Parameters<typeof newVisitor>[1] = {},
  language: 'fr' | 'en' = 'fr',
) {
  shown = page
  const visitor = await newVisitor(browser, { viewport: { width: 1440, height: 900 }, ...options })
  await visitor.page.goto(origin + path[language])
  return visitor
}
