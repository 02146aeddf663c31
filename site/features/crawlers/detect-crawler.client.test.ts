import { expect, test } from 'vitest'
import { crawlerMetadata, detectCrawler, models } from './detect-crawler.client.ts'

test.each(models)('%s is recognised by its name, with confidence 0.9', model => {
  expect(detectCrawler(`Mozilla/5.0 (compatible; ${model.toUpperCase()}-User/1.0)`)).toEqual({
    model,
    confidence: 0.9,
  })
})

test.each(['Some-Bot/1', 'a crawler', 'Spider', 'my-agent/2', 'OpenAI fetcher'])(
  '"%s" is a crawler of no known model, with confidence 0.6',
  userAgent => {
    expect(detectCrawler(userAgent)).toEqual({ model: 'generic', confidence: 0.6 })
  },
)

test.each([
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh) Mail Daily Paint',
])('"%s" is unknown, with confidence 0.5', userAgent => {
  expect(detectCrawler(userAgent)).toEqual({ model: 'unknown', confidence: 0.5 })
})

test('a page has metadata for each model, with a high citation priority only for Perplexity', () => {
  expect(crawlerMetadata('claude')).toEqual({
    'ai-model': 'claude',
    'ai-optimization-level': 'expert',
    'ai-content-format': 'conversational',
    'ai-confidence': '0.95',
    'citation-priority': 'medium',
  })
  expect(crawlerMetadata('perplexity')['citation-priority']).toBe('high')
  expect(crawlerMetadata('generic')).toMatchObject({
    'ai-optimization-level': 'basic',
    'ai-confidence': '0.5',
  })
})
