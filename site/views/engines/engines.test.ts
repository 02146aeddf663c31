import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { engineCrawlers } from '#audit/crawlers.ts'
import { engines, undocumentedEngines } from '#audit/engines.ts'
import { engineIds } from '#contracts/audit-report.ts'
import { crawlers } from '#contracts/crawlers.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { source as sourceSchema } from '../../content/schemas/source.ts'
import { statistic } from '../../content/schemas/statistic.ts'
import { crawlersWords } from '../crawlers/words.ts'
import { crawlersBy, crawlersOf, crawlerUses, engineRoutes, engineRules, isSetting } from './engines.ts'
import { engineWords } from './words.ts'

const directory = inLanguage(crawlersWords.parse(contentFile('pages/crawlers.yaml')), 'fr')

test('each engine that the audit knows has its page, those without documents too', () => {
  const documented = Object.keys(engines)
  const others = undocumentedEngines.map(({ name }) => name.toLowerCase())
  expect(documented.length).toBe(6)
  expect(engineRoutes.map(({ id }) => id).toSorted()).toEqual(
    [...documented, ...others].map(id => `engine-${id}`).toSorted(),
  )
})

test('the drawing of all engines says which have a crawler for each use, and which have none', () => {
  const counted = engineRoutes.map(({ id }) => {
    const { operator } = engineWords.parse(contentFile(`pages/${id}.yaml`))
    return [id, ...crawlerUses.map(use => crawlersOf(operator, use).length)]
  })
  const having = (isSo: (counts: readonly number[]) => boolean) =>
    counted.filter(([, ...counts]) => isSo(counts.map(Number))).map(([id]) => id)
  // The words of the drawing name these engines.
  expect(having(counts => counts.every(Boolean))).toEqual([
    'engine-chatgpt',
    'engine-claude',
    'engine-google',
    'engine-mistral',
  ])
  expect(having(([, , training]) => training === 0)).toEqual([
    'engine-perplexity',
    'engine-copilot',
    'engine-grok',
  ])
  expect(having(counts => counts.every(count => count === 0))).toEqual(['engine-grok'])
})

test.each(engineIds)('the page of %s shows the crawlers that decide on its citations', id => {
  const { search, user } = engineCrawlers[id]
  const operators = [search, ...(user ? [user] : [])].map(({ operator }) => operator)
  expect(operators).toEqual(operators.map(() => wordsOf(id).operator))
})

test.each(engineIds)('the lines that the page of %s offers let it cite, and refuse its training', id => {
  const own = crawlers.filter(({ operator }) => operator === wordsOf(id).operator)
  const { settingComment } = inLanguage(wordsOf(id), 'fr')
  const lines = engineRules(own, directory, settingComment)
  const file = robotsParser('https://example.com/robots.txt', lines)
  const isAllowed = (name: string) => file.isAllowed('https://example.com/page', name)
  const { search, user } = engineCrawlers[id]
  expect(isAllowed(search.robotsToken)).toBe(true)
  if (user) expect(isAllowed(user.robotsToken)).toBe(true)
  const training = own.filter(crawler => crawler.purpose === 'training' || isSetting(crawler))
  expect(training.map(({ name }) => isAllowed(name))).toEqual(training.map(() => false))
})

test('no line is offered for a crawler that ignores them', () => {
  expect(engineRules(crawlersBy('Perplexity'), directory)).not.toContain('Perplexity-User')
})

test('nothing is offered to write for an engine that documents no crawler', () => {
  const own = crawlers.filter(({ operator }) => operator === wordsOf('grok').operator)
  expect(own).toHaveLength(1)
  expect(engineRules(own, directory)).toBe('')
})

function wordsOf(id: string) {
  return engineWords.parse(contentFile(`pages/engine-${id}.yaml`))
}

test('what a figure says of single engines is what its source was read to say', () => {
  const { byEngine = [], source } = statistic.parse(contentFile('statistics/wrong-sources.yaml'))
  const { figure } = inLanguage(sourceSchema.parse(contentFile(`sources/${source}.yaml`)), 'en')
  expect(byEngine.length).toBe(3)
  for (const { name, value } of byEngine) expect(figure).toMatch(new RegExp(`${value}% at ${name}`))
})

test('the main tools compared are those of the figures of each', () => {
  const figureOf = (name: string) => statistic.parse(contentFile(`statistics/${name}.yaml`))
  const { byEngine = [], value } = figureOf('le-chat-main-tool')
  const chatGpt = figureOf('chatgpt-main-tool')
  expect(byEngine.map(engine => engine.value)).toEqual([chatGpt.value, 13, value])
  expect(chatGpt.description.en).toContain('Gemini comes next, with 13%')
})

test('each setting says what it does to each of the things above', () => {
  const pictures = engineRoutes.map(({ id }) => engineWords.parse(contentFile(`pages/${id}.yaml`)).picture)
  const tables = pictures.filter(picture => picture?.kind === 'settings')
  expect(tables.length).toBe(4)
  for (const { columns, rows } of tables)
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => columns.length))
})
