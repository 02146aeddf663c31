import { expect, test } from 'vitest'
import { judge } from '../judge/judge.ts'
import { madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import type { Unrendered } from '../visit.ts'
import { unrenderedWords } from './unrendered.ts'

const shell = '<div id="root"></div><script src="/app.js"></script>'

function told(unrendered: Unrendered) {
  const visit = madeVisit([pageOf(shell, { unrendered })])
  const report = judge(visit, readPagesOf(visit))
  const checks = report.findings.filter(({ check }) => check === 'page-experience')
  const gates = report.engines.flatMap(engine => engine.gates).filter(({ gate }) => gate === 'readable')
  return [...checks, ...gates]
    .filter(({ verdict }) => verdict === 'could-not-tell')
    .map(({ sentence }) => sentence.en)
}

test.each(['out-of-time', 'beyond-limit', 'failed'] as const)(
  'a browser that was used, and whose end was %s, is not told as absent',
  reason => {
    const sentences = told(reason)
    expect(sentences.length).toBeGreaterThan(1)
    for (const sentence of sentences) {
      expect(sentence).toContain(unrenderedWords[reason].en)
      expect(sentence).not.toMatch(/takes a browser|without a browser/u)
    }
  },
)

test('without a browser, that is what is said', () => {
  const sentences = told('no-browser')
  expect(sentences.length).toBeGreaterThan(1)
  for (const sentence of sentences) expect(sentence).toContain('it takes a browser')
})

test('a page with text and scripts says why it was not measured', () => {
  const visit = madeVisit([
    pageOf('<main><p>Some text is here already.</p></main><script src="/app.js"></script>', {
      unrendered: 'out-of-time',
    }),
  ])
  const finding = judge(visit, readPagesOf(visit)).findings.find(
    ({ check }) => check === 'text-without-script',
  )
  expect(finding?.sentence.fr).toContain('le navigateur n’a pas fini d’afficher la page à temps')
})
