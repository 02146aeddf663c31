import type { ServerResponse } from 'node:http'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { robotsFile } from '#audit/read/robots/robots.ts'
import { madeExchange } from '#audit/testing/made-up.ts'
import { crawlers } from '#contracts/crawlers.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { terminalBefore } from '../../testing/terminal.ts'
import { type Tool, toolFile, toolLines, toolsOf } from './tools.ts'
import { guideWords } from './words.ts'

const words = guideWords.parse(contentFile('pages/guide.yaml'))

describe.each(languages)('in %s', language => {
  const tools = toolsOf(inLanguage(words, language))
  const named = (id: string) => toolNamed(id, tools)

  describe('the robots.txt of the guide', () => {
    const text = toolLines(named('robots'), language)
    const groups = groupsOf(text)
    const file = robotsFile(madeExchange('/robots.txt', { body: text }))

    test('is understood whole, and points to a sitemap', () => {
      expect(file.errors).toEqual([])
      expect(file.sitemaps.map(({ address }) => address)).toEqual(['https://example.com/sitemap.xml'])
    })

    test('allows and refuses each crawler as the comment above it says, and no one a private folder', () => {
      const folders = { fr: ['/compte/1', '/panier/'], en: ['/account/1', '/cart/'] }[language]
      const allows = (token: string, path: string) => file.allows(token, `https://example.com${path}`).allowed
      const named = groups.flatMap(({ tokens, isAllowed }) => tokens.map(token => ({ token, isAllowed })))
      expect(named.length).toBe(16)
      for (const { token, isAllowed } of named) {
        expect([token, allows(token, '/page')]).toEqual([token, isAllowed])
        expect([token, ...folders.map(path => allows(token, path))]).toEqual([token, false, false])
      }
      expect(groups.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, false, true])
    })

    test('names crawlers of the directory alone, each below what it comes for', () => {
      const purposes = groups.map(({ tokens }) => [...new Set(tokens.map(purposeOf))])
      expect(purposes).toEqual([['search'], ['user-action'], ['training-token'], ['training'], ['*']])
    })

    test('repeats the private folders in every group that may read', () => {
      const open = groups.filter(({ isAllowed }) => isAllowed)
      expect(new Set(open.map(({ rules }) => rules.join(' '))).size).toBe(1)
    })
  })

  test.each(['same-answer', 'sentence', 'moved'])(
    'the command %s prints what the guide shows, where all is well and where it is not',
    async id => {
      const tool = named(id)
      if (!('command' in tool)) throw new Error(`${id} is no command.`)
      const shown = tool.prints.map(({ text }) => text)
      const printed = []
      for (const isSound of [true, false]) {
        site = { isSound, language }
        printed.push(await terminal.printed(tool.command))
      }
      expect(printed).toEqual(shown)
    },
  )

  test('the sheet has the columns that the guide explains, an example, and a row for each question', () => {
    const sheet = named('sheet')
    if (!('columns' in sheet)) throw new Error('The sheet has no columns.')
    const [head, example, ...rows] = cellsOf(toolFile(sheet, language)?.text ?? '', language)
    expect(head).toEqual(sheet.columns.map(({ name }) => name))
    expect(example).toEqual(sheet.columns.map(column => column.example))
    const filled = rows.map(cells => cells.filter(cell => cell !== ''))
    expect(filled).toEqual(Array.from({ length: 20 }, (_, index) => [String(index + 1), '5']))
    expect(new Set(rows.map(cells => cells.length))).toEqual(new Set([sheet.columns.length]))
  })

  test('the protocol asks as often as the sheet counts, and names its columns', () => {
    const protocol = toolLines(named('protocol'), language)
    const [name, link] = { fr: ['avec_nom', 'avec_lien'], en: ['named', 'cited'] }[language]
    const [head] = cellsOf(toolFile(named('sheet'), language)?.text ?? '', language)
    expect(head).toEqual(expect.arrayContaining([name, link]))
    for (const column of [name, link]) expect(protocol).toContain(`(${column})`)
    expect(protocol).toMatch(
      { fr: /vingt questions[\s\S]+CINQ FOIS/u, en: /twenty questions[\s\S]+FIVE TIMES/u }[language],
    )
  })

  test.each([
    [12, 100],
    [30, 100],
    [0, 30],
  ])('the formulas give the interval of %i answers out of %i', (count, total) => {
    const { low, high } = shareOf(count, total)
    const ends = toolLines(named('interval'), language).split('\n')
    const percent = ends.map(formula => Math.round(calculated(formula, count, total) * 100))
    expect(percent).toEqual([Math.round(low * 100), Math.round(high * 100)])
  })

  test('what is copied is the file, line for line', () => {
    const files = tools.flatMap(tool => {
      const file = toolFile(tool, language)
      return file
        ? [{ name: file.name, lines: linesOf(file.text), copied: linesOf(toolLines(tool, language)) }]
        : []
    })
    expect(files.map(({ name }) => name)).toEqual([
      `robots.${language}.txt`,
      `brief.${language}.txt`,
      `protocol.${language}.txt`,
      `sheet.${language}.csv`,
    ])
    for (const { lines, copied } of files) expect(copied).toEqual(lines)
  })
})

test('the two languages give crawlers the same rules', () => {
  const rules = languages.map(language => {
    const text = toolLines(toolNamed('robots', toolsOf(inLanguage(words, language))), language)
    return groupsOf(text).map(({ tokens, isAllowed }) => ({ tokens, isAllowed }))
  })
  expect(rules[0]).toEqual(rules[1])
})

function toolNamed(id: string, tools: readonly Tool[]): Tool {
  const found = tools.find(tool => tool.id === id)
  if (!found) throw new Error(`The guide has no tool "${id}".`)
  return found
}

/** The groups of a robots.txt, each with what the comment above it says in capitals. */
function groupsOf(text: string) {
  return text
    .split('\n\n')
    .filter(group => group.includes('User-agent'))
    .map(group => ({
      isAllowed: isAllowedBy(/^# (\p{Lu}+)/u.exec(group)?.[1]),
      tokens: [...group.matchAll(/^User-agent: (.+)$/gmu)].map(([, token = '']) => token),
      rules: group.match(/^(?:Allow|Disallow):.*$/gmu) ?? [],
    }))
}

function isAllowedBy(comment = ''): boolean {
  if (['AUTORISÉ', 'AUTORISÉS', 'ALLOWED'].includes(comment)) return true
  if (['REFUSÉS', 'REFUSED'].includes(comment)) return false
  throw new Error(`A group says neither allowed nor refused: "${comment}".`)
}

function purposeOf(token: string): string {
  if (token === '*') return token
  return crawlers.find(({ robotsToken }) => robotsToken === token)?.purpose ?? `unknown: ${token}`
}

/** The cells of a table whose every cell is in quotes and holds none. */
function cellsOf(csv: string, language: Language): readonly (readonly string[])[] {
  const separator = { fr: '";"', en: '","' }[language]
  return linesOf(csv).map(line => line.slice(1, -1).split(separator))
}

/** Without the byte order mark of a spreadsheet. */
function linesOf(text: string): readonly string[] {
  return text.replace('\ufeff', '').trimEnd().split(/\r?\n/u)
}

/** What a spreadsheet makes of a formula over A1 and B1. */
function calculated(formula: string, a1: number, b1: number): number {
  const expression = formula
    .slice(1)
    .replaceAll(/(\d),(\d)/gu, '$1.$2')
    .replaceAll(/SQRT|RACINE/gu, 'Math.sqrt')
    .replaceAll('A1', String(a1))
    .replaceAll('B1', String(b1))
  return Number(runInNewContext(expression))
}

/** The site that a command looks at: whether it does well, and in which language its addresses are. */
let site: { isSound: boolean; language: Language } = { isSound: true, language: 'fr' }

const terminal = terminalBefore((request, response) => {
  const { isSound, language } = site
  const paths = {
    fr: { price: '/tarifs', old: '/ancien-tarif', sentence: '180 euros par mois' },
    en: { price: '/pricing', old: '/old-pricing', sentence: '180 euros a month' },
  }[language]
  if (!isSound && request.headers['user-agent'] === 'PerplexityBot') return answer(response, 403, 'Forbidden')
  if (request.url === '/') return answer(response, 200, 'x'.repeat(4210))
  if (request.url === paths.price)
    return answer(response, 200, isSound ? `<p>À partir de ${paths.sentence}</p>` : '<div id="app"></div>')
  if (request.url === paths.old) return redirect(response, isSound ? paths.price : '/a')
  if (request.url === '/a') return redirect(response, '/b')
  if (request.url === '/b') return redirect(response, paths.price)
  return isSound ? answer(response, 404, 'Not found') : redirect(response, '/')
})

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location }).end()
}
