import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { CrawlerIndex, PromiseCounts } from './CrawlerIndex.tsx'
import { anchorOf } from './CrawlerTable.tsx'
import { crawlersWords } from './words.ts'

const words = inLanguage(crawlersWords.parse(contentFile('pages/crawlers.yaml')), 'en')

test('every crawler has its address, who sends it and the document that describes it', () => {
  const entries = renderToStaticMarkup(<CrawlerIndex crawlers={crawlers} words={words} />).split('<li ')
  for (const crawler of crawlers) {
    const entry = entries.find(entry => entry.startsWith(`id="${anchorOf(crawler)}"`))
    expect(entry).toContain(crawler.operator)
    expect(entry).toContain(`href="${crawler.docs}"`)
  }
})

test('the counts above an index add up to its crawlers', () => {
  const drawn = renderToStaticMarkup(<PromiseCounts crawlers={crawlers} words={words} />)
  const counts = drawn.match(/(?<="mono">)\d+/gu) ?? []
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(crawlers.length)
})
