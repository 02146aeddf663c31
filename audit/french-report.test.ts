import { expect, test } from 'vitest'
import { withFrenchTypography } from './french-report.ts'
import { judge } from './judge/judge.ts'
import { madeVisit, pageOf, readPagesOf } from './testing/made-up.ts'

test('French sentences are typeset, texts of the site are left unchanged', () => {
  const visit = madeVisit([
    pageOf('<main><h1>Prix : 10 € ?</h1><p>Est-ce "vrai" : oui !</p></main>', { lang: 'fr' }),
  ])
  const report = withFrenchTypography(judge(visit, readPagesOf(visit)))
  const sentences = JSON.stringify(
    report.findings.map(({ sentence, why, name }) => [sentence.fr, why.fr, name.fr]),
  )
  expect(sentences).not.toMatch(/ [;!?»]|« |\p{L}'\p{L}/u)
  expect(report.reading?.segments.map(({ text }) => text)).toEqual(['Prix : 10 € ?', 'Est-ce "vrai" : oui !'])
})
