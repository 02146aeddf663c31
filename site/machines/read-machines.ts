import type { Language } from '#contracts/languages.ts'
import { changesFeedPaths, feedPaths } from '#contracts/addresses/machine-paths.ts'
import { inLanguage } from '../content/bilingual.ts'
import { plainText } from '../content/marks.ts'
import { entries, read } from '../content/read.ts'
import { pathOf } from '../routes.ts'
import { atomFeed } from './feed.ts'
import { listedPages } from './listed-pages.ts'
import { llmsText } from './llms.ts'

export async function writeLlmsText(language: Language, siteUrl: string): Promise<string> {
  const { name, description } = await read('agency', language)
  return llmsText(language, {
    name,
    description,
    labels: await read('machines', language),
    layout: await read('layout', language),
    pages: await listedPages(siteUrl),
  })
}

export async function writeBlogFeed(language: Language, siteUrl: string): Promise<string> {
  const { name } = await read('agency', language)
  const blog = await read('blog', language)
  const articles = inLanguage(await entries('articles', blog.articles), language)
  const absolute = (path: string) => new URL(path, siteUrl).href
  return atomFeed({
    language,
    title: blog.title,
    subtitle: blog.description,
    author: name,
    address: absolute(feedPaths[language]),
    page: absolute(pathOf('blog', language)),
    entries: articles.map(({ page, heading, summary, date, updated }) => ({
      address: absolute(pathOf(page, language)),
      title: heading,
      summary,
      published: date,
      updated,
    })),
  })
}

export async function writeChangesFeed(language: Language, siteUrl: string): Promise<string> {
  const { name } = await read('agency', language)
  const { title, description } = await read('changesPage', language)
  const { entries: changes } = await read('changes', language)
  const absolute = (path: string) => new URL(path, siteUrl).href
  const page = absolute(pathOf('changes', language))
  return atomFeed({
    language,
    title,
    subtitle: description,
    author: name,
    address: absolute(changesFeedPaths[language]),
    page,
    entries: changes.map(({ id, title, text, date }) => ({
      address: `${page}#${id}`,
      title,
      summary: plainText(text),
      published: date,
      updated: date,
    })),
  })
}
