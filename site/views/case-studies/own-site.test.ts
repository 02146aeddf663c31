import { expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { keptReport } from '#tests/support/sample-report.ts'
import { textsOf } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { earlier, laterOf, ownFigures } from './own-site.ts'
import { caseStudiesWords } from './words.ts'

const later = laterOf(keptReport)
const { own } = caseStudiesWords.parse(contentFile('pages/case-studies.yaml'))

test('both audits are by one rubric and of as many pages: otherwise the earlier site has to be audited again', () => {
  expect([earlier.rubricVersion, earlier.pages]).toEqual([later.rubricVersion, later.pages])
})

test('the score is the same on both days, as the page says', () => {
  expect(earlier.points).toBe(later.points)
})

/** The shares of which the title of the case is true: "Un tiers" and "Nearly a third". */
const lostShares = { fr: [0.325, 0.36], en: [0.3, 1 / 3] } as const

test.each(languages)(
  'the home page in %s has lost the share of its words that the title says, and the FAQ has gained some',
  language => {
    const { before, after, faqBefore, faqAfter } = ownFigures(later, language)
    const lost = (before - after) / before
    const [least, most] = lostShares[language]
    expect(lost).toBeGreaterThan(least)
    expect(lost).toBeLessThan(most)
    expect(faqAfter).toBeGreaterThan(faqBefore)
  },
)

test.each(languages)('what the page shows as new in %s stands on the home page', language => {
  const home = plain(textsOf(contentFile('pages/home.yaml')).join(' '))
  const shown = [own.passage.after, ...own.work.flatMap(({ found }) => found?.after ?? [])]
  expect(shown.map(text => plain(text[language])).filter(text => !home.includes(text))).toEqual([])
})

/** Without marks, links, references, and the marks of typography. */
function plain(text: string): string {
  return text
    .replaceAll('==', '')
    .replaceAll(/\[\[[^\]]*\]\]/gu, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
