import { expect, test } from 'vitest'
import { type AuditReport, reportBytesMax } from '#contracts/audit-report.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { judge } from './judge.ts'

const text = filler('en', 80)

function reportOn(...visit: Parameters<typeof madeVisit>): AuditReport {
  const made = madeVisit(...visit)
  return judge(made, readPagesOf(made))
}

/** Pages that a site of ill will has read, each with what it tries to have kept of it. */
const hostile: readonly (readonly [string, () => AuditReport])[] = [
  ['100,000 menus before its text', () => reportOn([pageOf('<nav>x</nav>'.repeat(100_000) + text)])],
  [
    '19,000 lines of Content-Signal in robots.txt',
    () =>
      reportOn([pageOf(text)], {
        robots: `User-agent: *\nAllow: /\n${'Content-Signal: search=yes\n'.repeat(19_000)}`,
      }),
  ],
  [
    'an id of 300 kB around everything',
    () =>
      reportOn([
        pageOf(
          `<main id="${'i'.repeat(300_000)}">${`<p><a href="/x">click here</a> the best ${text}</p>`.repeat(40)}</main>`,
        ),
      ]),
  ],
  [
    '5,000 language versions',
    () =>
      reportOn([
        pageOf(text, {
          head: Array.from(
            { length: 5_000 },
            (_, index) => `<link rel="alternate" hreflang="x${index}" href="/${index}">`,
          ).join(''),
        }),
      ]),
  ],
  [
    '5,000 profiles, and a name of 90,000 letters',
    () =>
      reportOn([
        pageOf(text, {
          head: `<meta property="og:site_name" content="${'N'.repeat(90_000)}"><meta name="author" content="${'A'.repeat(90_000)}">
            <script type="application/ld+json">{"@type":"Organization","name":"${'O'.repeat(1_900)}","sameAs":${JSON.stringify(
              Array.from({ length: 2_000 }, (_, index) => `https://www.linkedin.com/company/${index}`),
            )}}</script>`,
        }),
      ]),
  ],
]

test('what a page spells out that is no text is shown as such, and does not reach the report', () => {
  const report = JSON.stringify(
    reportOn([
      pageOf(text, {
        head: `<script type="application/ld+json">{"@type":"Organization","name":"A\\u0000B\\ud800C"}</script>`,
        rendered: `<html lang="en"><main><p>Half of a pair \ud800 stands here, and a script put it there.</p></main>`,
      }),
    ]),
  )
  expect(report).toContain('A\uFFFDB\uFFFDC')
  expect(report).not.toContain('\\u0000')
  expect(report).not.toContain('\\ud800')
})

test('what a page writes to be shown in another order does not reorder the report', () => {
  const name = 'Atelier \u202eegap al\u202c \u2066x\u2069'
  const report = JSON.stringify(
    reportOn([
      pageOf(`<h1>${name}</h1>${text}`, {
        head: `<title>${name}</title><meta property="og:site_name" content="${name}"><meta name="robots" content="noindex \u202e">`,
      }),
    ]),
  )
  expect(report).toContain('Atelier egap al')
  expect(report).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u)
})

test.each(hostile)(
  'the report on a page with %s is as large as any other, in each of its parts',
  (_page, make) => {
    const report = make()
    expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThan(300_000)
    expect(report.outcome).toBe('complete')
    expect(report.reading?.segments.length).toBeLessThanOrEqual(60)
    const evidence = [
      ...report.findings.map(finding => finding.evidence),
      ...report.engines.flatMap(({ gates }) => gates.map(gate => gate.evidence)),
      ...report.declarations.map(declaration => declaration.evidence),
    ]
    expect(Math.max(...evidence.map(({ length }) => length))).toBeLessThanOrEqual(6)
    expect(Math.max(...evidence.flat().map(({ where }) => where.length))).toBeLessThanOrEqual(200)
    const sentences = report.findings.flatMap(({ sentence }) => [sentence.fr, sentence.en])
    // Typography adds a few spaces to what is cut.
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(620)
  },
)

test('a patch that is too long is removed, and another is kept whole', () => {
  const patchOn = (lang: string) => {
    const head = '<meta property="og:locale" content="en_US">'
    const { fixes } = reportOn([pageOf(filler('en', 120), { lang, head })])
    return fixes.find(({ check }) => check === 'page-language')?.patch
  }
  const written = 'x'.repeat(3_900)
  expect(patchOn(written)).toMatchObject({ removed: `lang="${written}"`, added: 'lang="en"' })
  expect(patchOn('x'.repeat(4_000))).toBeNull()
})

test('a site whose every part is short and whose whole is too large gets a report that says so', () => {
  const pages = Array.from({ length: 100 }, (_, index) =>
    pageOf(text, { path: `/${'long-'.repeat(390)}${index}` }),
  )
  const visit = madeVisit(pages)
  const report = judge(visit, readPagesOf(visit))
  expect(report).toMatchObject({ outcome: 'failed', problem: { code: 'too-much' } })
  expect(report.finishedAt).toBe(visit.finishedAt)
  expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThan(reportBytesMax)
})
