import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rubricVersion } from '#audit/rubric-version.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { contentFile } from '#site/content/content-file.ts'

/** An article that reports a study has the same name as the study. */
const root = join(import.meta.dirname, '../..')
const studies = globSync('benchmarks/studies/*.study.ts', { cwd: root }).map(file =>
  basename(file, '.study.ts'),
)
const measured = studies.filter(name => globSync(`content/articles/${name}.yaml`, { cwd: root }).length > 0)

test('at least four articles report our own measurements', () => {
  expect(measured.length).toBeGreaterThanOrEqual(4)
})

describe.each(measured)('the article %s', name => {
  const article = contentFile(`articles/${name}.yaml`) as Article // checked by the schema of articles at build
  const known = new Set([...resultsOf(name).flatMap(numbersOf), ...drawnFrom()])

  test.each(languages)('gives in %s only numbers of its study', language => {
    const { title, description, summary, lead, statistic, sections } = article
    const texts = textsOf([title, description, summary, lead, statistic, sections], language)
    const numbers = texts.filter(text => !text.includes('[[')).flatMap(text => numbersIn(text, language))
    expect(numbers.filter(number => !known.has(number))).toEqual([])
    expect(numbers.length).toBeGreaterThan(20)
  })

  test('draws only shares of its study', () => {
    const { rows } = article.statistic.chart
    // A row that names a measure takes its share from the results.
    const typed = rows.flatMap(({ value, of }) => [value ?? [], of ?? []].flat())
    expect(typed.filter(value => !known.has(String(value)))).toEqual([])
  })
})

describe('the page of what the score is worth', () => {
  const page = contentFile('pages/score-worth.yaml') as ScoreWorth // checked by its schema at build
  const cited = resultsOf('cited-pages')
  const truth = ['truth', 'french-authors'].flatMap(resultsOf)
  const { sites } = JSON.parse(readFileSync(join(root, 'audit/checks/precision.json'), 'utf8'))

  test('compares every share of the study', () => {
    const compared = cited.flatMap(({ name }) => /^(?!rubric )(.+): pairs/u.exec(name)?.[1] ?? [])
    const shown = page.sections
      .flatMap(({ intervals }) => intervals?.rows ?? [])
      .map(({ measure }) => measure)
    expect(shown.toSorted()).toEqual(compared.toSorted())
  })

  test('compares the rubric of today with each one before it', () => {
    const earlier = cited.flatMap(({ name }) => /^rubric (\S+): pairs/u.exec(name)?.[1] ?? [])
    const shown = page.sections.flatMap(({ rubrics }) => rubrics?.rows ?? []).map(({ rubric }) => rubric)
    expect(shown).toEqual([rubricVersion, ...earlier.toReversed()])
    for (const language of languages)
      expect(textsOf(page.range, language).join(' ')).toContain(` ${rubricVersion},`)
  })

  test.each(languages)('gives elsewhere in %s only numbers of its measurements', language => {
    const goals = truth.flatMap(({ goal = '' }) => numbersIn(goal, 'en'))
    const known = new Set([...[...cited, ...truth].flatMap(numbersOf), ...goals, String(sites)])
    const { title, description, lead, range, sections } = page
    const prose = sections.map(({ answer, lots, points, more }) => [answer, lots?.caption, points, more])
    const texts = textsOf([title, description, lead, range, prose], language)
    const numbers = texts.filter(text => !text.includes('[[')).flatMap(text => numbersIn(text, language))
    expect(numbers.filter(number => !known.has(number))).toEqual([])
    expect(numbers.length).toBeGreaterThan(30)
  })
})

interface ScoreWorth {
  readonly title: unknown
  readonly description: unknown
  readonly lead: unknown
  readonly range: unknown
  readonly sections: readonly {
    readonly id: string
    readonly answer: unknown
    readonly points: unknown
    readonly more?: unknown
    readonly intervals?: { readonly rows: readonly { readonly measure: string }[] }
    readonly rubrics?: { readonly rows: readonly { readonly rubric: string }[] }
    readonly lots?: { readonly caption: unknown }
  }[]
}

interface Article {
  readonly title: unknown
  readonly description: unknown
  readonly summary: unknown
  readonly lead: unknown
  readonly statistic: { readonly chart: { readonly rows: readonly Row[] } }
  readonly sections: unknown
}

interface Row {
  readonly value?: number
  readonly of?: number
}

interface Result {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
}

function resultsOf(name: string): readonly Result[] {
  return JSON.parse(readFileSync(join(root, `benchmarks/results/${name}.json`), 'utf8')).results
}

/** The ways to write a result: whole, to one decimal, or as a percentage; and numbers in its name, such as “50 words”. */
function numbersOf({ name, value, unit }: Result): readonly string[] {
  const shown = unit === '' ? 100 * value : value
  return [String(Math.abs(Math.round(shown))), String(Math.round(10 * shown) / 10), ...numbersIn(name, 'en')]
}

/** Numbers about how samples were drawn: of 15,006 repositories, the first 100. */
function drawnFrom(): readonly string[] {
  return globSync('benchmarks/studies/samples/*.json', { cwd: root }).flatMap(file =>
    numbersIn(JSON.parse(readFileSync(join(root, file), 'utf8')).drawn, 'en'),
  )
}

function textsOf(part: unknown, language: Language): readonly string[] {
  if (typeof part === 'string') return [part]
  if (Array.isArray(part)) return part.flatMap(inner => textsOf(inner, language))
  if (typeof part !== 'object' || part === null) return []
  const isBilingual = 'fr' in part && 'en' in part
  return Object.entries(part)
    .filter(([key]) => !isBilingual || key === language)
    .flatMap(([, inner]) => textsOf(inner, language))
}

/** Numbers in a text, except years, days of months, versions, RFCs and digits within a name. */
function numbersIn(text: string, language: Language): readonly string[] {
  const bare = text
    .replaceAll(/\]\([^)]*\)|\d{4}-\d{2}-\d{2}|\b20\d\d\b|RFC \d+/gu, ' ')
    .replaceAll(
      /\b\d{1,2}(?=(?:er)? (?:novembre|décembre|septembre))|(?:November|December|September) \d{1,2}/gu,
      ' ',
    )
    .replaceAll(/(?:grille|rubric) \d\.\d/giu, ' ')
  const written = {
    fr: /(?<!\p{L})\d+(?:[ \u202f\u00a0]\d{3})*(?:,\d+)?/gu,
    en: /(?<!\p{L})\d+(?:,\d{3})*(?:\.\d+)?/gu,
  }
  return [...bare.matchAll(written[language])].map(([number]) =>
    language === 'fr' ? number.replaceAll(/\s/gu, '').replace(',', '.') : number.replaceAll(',', ''),
  )
}
