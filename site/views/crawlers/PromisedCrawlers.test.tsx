import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { auditReportWords } from '../audit-report/words.ts'
import { PromisedCrawlers } from './PromisedCrawlers.tsx'
import { crawlersWords } from './words.ts'

const words = inLanguage(crawlersWords.parse(contentFile('pages/crawlers.yaml')), 'en')
const { crawlers: names } = inLanguage(auditReportWords.parse(contentFile('pages/audit-report.yaml')), 'en')

test.each(['search', 'user-action', 'training'] as const)(
  'what a phone folds of the crawlers for %s says how many it holds of each answer, none of which is yes',
  purpose => {
    const own = crawlers.filter(crawler => crawler.purpose === purpose)
    const drawn = renderToStaticMarkup(
      <PromisedCrawlers
        label=""
        crawlers={own}
        columns={['maker']}
        words={words}
        purposes={names.purposes}
      />,
    )
    const [, summary = ''] = /<summary>(.*?)<\/summary>/u.exec(drawn) ?? []
    const said = summary.replaceAll(/<[^>]*>/gu, '')
    const folded = (drawn.split('</summary>')[1] ?? '').match(/<tr id=/gu) ?? []
    const counts = (said.match(/\d+/gu) ?? []).map(Number)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(folded.length)
    expect(folded.length).toBeGreaterThan(0)
    expect(said).not.toContain(words.degrees.yes)
  },
)
