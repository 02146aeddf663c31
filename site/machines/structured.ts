import { type Language, languages } from '#contracts/languages.ts'
import {
  changesFeedPaths,
  feedPaths,
  llmsFullPath,
  llmsPaths,
  schemaPath,
} from '#contracts/addresses/machine-paths.ts'
import { inLanguage } from '../content/bilingual.ts'
import { plainText } from '../content/marks.ts'
import { type Entry, entries, read, write } from '../content/read.ts'
import type { Source } from '../content/schemas/source.ts'
import { pathOf } from '../routes.ts'
import { type ListedPage, listedPages } from './listed-pages.ts'

/**
 * structured.json: the content of the site as data, in both languages: the agency, every page, every
 * definition, every question with its answer, and every published figure with its scope and its source.
 */
export async function structuredContent(siteUrl: string) {
  const pages = await listedPages(siteUrl)
  const inBoth = await Promise.all(
    languages.map(async language => [language, await contentIn(language, siteUrl)]),
  )
  const { name, mailboxes, phones } = await read('agency', 'fr')
  return {
    name,
    url: `${siteUrl}/`,
    contact: { mailboxes, phones },
    files: filesOf(siteUrl),
    pages: pages.map(pageEntry),
    content: Object.fromEntries(inBoth),
  }
}

function filesOf(siteUrl: string) {
  const absolute = (path: string) => new URL(path, siteUrl).href
  return {
    llms: inLanguages(language => absolute(llmsPaths[language])),
    feed: inLanguages(language => absolute(feedPaths[language])),
    changes: inLanguages(language => absolute(changesFeedPaths[language])),
    llmsFull: absolute(llmsFullPath),
    schema: absolute(schemaPath),
    sitemap: absolute('/sitemap.xml'),
    policy: inLanguages(language => absolute(pathOf('ai-policy', language))),
  }
}

function inLanguages<T>(value: (language: Language) => T): Readonly<Record<Language, T>> {
  return { fr: value('fr'), en: value('en') }
}

function pageEntry({ route, language, address, markdown, title, description, updated }: ListedPage) {
  const { id, pageType: type, schemaType } = route
  return { id, language, type, schemaType, url: address, markdown, title, description, updated }
}

async function contentIn(language: Language, siteUrl: string) {
  const { description } = await read('agency', language)
  const sources = new Map((await entries('sources')).map(source => [source.id, inLanguage(source, language)]))
  const at = (id: Parameters<typeof pathOf>[0], anchor: string) =>
    `${siteUrl}${pathOf(id, language)}#${anchor}`
  const { words } = await write(
    {
      terms: await entries('glossary'),
      questions: await entries('faq'),
      figures: await entries('statistics'),
    },
    language,
  )
  return {
    description,
    definitions: words.terms.map(({ id, term, definition, updated }) => ({
      term,
      definition: plainText(definition),
      url: at('glossary', id),
      updated,
    })),
    questions: words.questions.map(({ id, question, answer, lastUpdated }) => ({
      question,
      answer: plainText(answer),
      url: at('faq', id),
      updated: lastUpdated,
    })),
    figures: words.figures.map(figure => ({
      figure: figure.statistic,
      value: figure.value,
      unit: figure.unit,
      description: plainText(figure.description),
      scope: figure.scope,
      confidence: figure.confidence,
      note: figure.note && plainText(figure.note),
      date: figure.date,
      source: citation(sources.get(figure.source ?? '')),
      url: at('statistics', figure.id),
    })),
  }
}

function citation(source: Entry<Source> | undefined) {
  if (!source) return undefined
  const { title, author, publisher, date, url } = source
  return { title, author, publisher, date, url }
}
