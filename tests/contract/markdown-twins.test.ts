import { describe, expect, test } from 'vitest'
import { markdownTwinOf } from '#contracts/addresses/machine-paths.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { everyRoute } from '#site/every-route.ts'
import { laterOf, ownFigures } from '#site/views/case-studies/own-site.ts'
import { builtPage, builtText, elementsIn, isText } from '../support/built-page.ts'
import { keptReport } from '../support/sample-report.ts'
import { lettersOf, lettersOfMarkdown, wordsThatTouch } from './letters.ts'

const pages = everyRoute.flatMap(route => [route.fr, route.en])

describe.each(pages)('the twin of %s', path => {
  const elements = elementsIn(builtPage(path).main(), isText)
  const { matter, text } = builtTwin(path)

  test('has every heading of the page, at its level and in its order', () => {
    const headings = elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(element => `${'#'.repeat(Number(element.tagName[1]))} ${lettersOf(element)}`)
    // A line of code that begins with # is a comment.
    const withoutCode = text.replaceAll(/^```$.*?^```$/gmsu, '')
    const written = [...withoutCode.matchAll(/^(#+) (.+)$/gm)].map(
      ([, level, heading = '']) => `${level} ${lettersOfMarkdown(heading)}`,
    )
    expect(written).toEqual(headings)
  })

  test('has every table, with all its rows and cells', () => {
    const tables = elements.filter(({ tagName }) => tagName === 'table')
    expect([...text.matchAll(/^\|(?: --- \|)+$/gm)]).toHaveLength(tables.length)
    const rows = tables.flatMap(table => elementsIn(table, isText).filter(({ tagName }) => tagName === 'tr'))
    const lines = text
      .split('\n')
      .filter(line => line.startsWith('| '))
      .map(lettersOfMarkdown)
    expect(rows.map(lettersOf).filter(row => !lines.includes(row))).toEqual([])
  })

  test('has every paragraph, figure, definition, answer, quotation and source', () => {
    const whole = lettersOfMarkdown(text)
    const parts = elements.filter(({ tagName }) => textTags.has(tagName)).map(lettersOf)
    expect(parts.filter(part => !whole.includes(part))).toEqual([])
    expect(parts.length).toBeGreaterThan(3)
  })

  test('links every reference mark to its work, and lists all works in its front matter', () => {
    const marks = [...text.matchAll(/\[([1-9]\d*)\]\(<?([^)>]+)>?\)/g)].map(([, number, address]) => ({
      number,
      address,
    }))
    const works = [...matter.matchAll(/^ {4}url: "?(.+?)"?$/gm)].map(match => match[1])
    const astray = marks.filter(
      ({ number, address }) => !works.includes(address) && !address?.endsWith(`#source-${number}`),
    )
    expect(astray).toEqual([])
    expect(marks.length > 0).toBe(
      elements.some(({ tagName, attrs }) => tagName === 'sup' && attrs.some(({ name }) => name === 'id')),
    )
  })

  test('has the metadata of the page in its front matter', () => {
    expect(matter).toMatch(/^title: ".+"$/m)
    expect(matter).toMatch(/^description: ".{100,}"$/m)
    expect(matter).toContain(`canonical_url: ${new URL(path, 'https://ibid.example').href}\n`)
    expect(matter).toMatch(/^last_updated: \d{4}-\d{2}-\d{2}$/m)
  })
})

const textTags = new Set([
  'p',
  'dt',
  'dd',
  'td',
  'th',
  'caption',
  'figcaption',
  'legend',
  'label',
  'blockquote',
  'time',
])

describe.each(pages)('the page at %s', path => {
  test('has spaces between words even without its styles', () => {
    const touching = elementsIn(builtPage(path).main(), isText).flatMap(element => wordsThatTouch(element))
    expect(touching).toEqual([])
  })
})

/** The Markdown twin of the page at a path: its front matter and its text. */
function builtTwin(path: string): { readonly matter: string; readonly text: string } {
  const [, matter = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(builtText(markdownTwinOf(path))) ?? []
  return { matter, text }
}

describe('a page says the same in both languages', () => {
  test.each(everyRoute.map(route => [route.id, route.fr, route.en] as const))(
    '%s has the same figures and dates',
    (id, french, english) => {
      const inFrench = figuresOf(french)
      const inEnglish = figuresOf(english)
      const differing = [...inFrench.symmetricDifference(inEnglish)].sort()
      expect(inFrench.size).toBeGreaterThan(2)
      expect(differing).toEqual(written[id] ?? [])
    },
  )

  /** The differences that are allowed, by page. */
  const written: Partial<Record<string, readonly string[]>> = {
    // The words of our own pages, counted in each language.
    home: languages.flatMap(language => countedWords(language, ['before', 'after'])).sort(),
    'case-studies': languages
      .flatMap(language => countedWords(language, ['before', 'after', 'faqBefore', 'faqAfter']))
      .sort(),
    // English uses the 12-hour clock.
    contact: ['14', '18'],
    // Lines of a file to copy, whose comments are longer in French.
    guide: ['56', '57'],
  }

  function countedWords(
    language: Language,
    counts: readonly ('before' | 'after' | 'faqBefore' | 'faqAfter')[],
  ): readonly string[] {
    const figures = ownFigures(laterOf(keptReport), language)
    return counts.map(count => String(figures[count]))
  }

  /** Numbers without their thousands separator, which differs between the languages. */
  function figuresOf(path: string): ReadonlySet<string> {
    const text = builtTwin(path).text.replaceAll(/\]\((?:<[^>]*>|[^)]*)\)/g, ' ')
    const joined = text
      .replaceAll(/(\d+):(\d\d)\s([AP])M/g, twentyFourHours)
      .replaceAll(/\b0(?=\d\sh\s)/g, '')
      .replaceAll(/(?<!\d)\.(?=\d)/g, '0.')
      .replaceAll(/(?<=\d)(?<!\b0)[\s,.](?=\d{3}(?!\d))/g, '')
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
    return new Set(joined.match(/\d+(?:\.\d+)?/g))
  }

  /** An English time of day as French writes it: otherwise a page passes at some hours only. */
  function twentyFourHours(_time: string, hour: string, minute: string, half: string): string {
    return `${(Number(hour) % 12) + (half === 'P' ? 12 : 0)} h ${minute}`
  }
})
