import { type Bilingual, type Language, languages } from '#contracts/languages.ts'
import { markdownTwinOf } from '#contracts/addresses/machine-paths.ts'
import { summaryOf } from '../content/pages.ts'
import { read } from '../content/read.ts'
import { everyRoute } from '../every-route.ts'
import type { Route } from '../routes.ts'
import { filmFiles } from '../film/film.ts'
import { secondsOf } from '../film/transcript.ts'

/** A page as the lists for machines show it: one entry for each of its two languages. */
export interface ListedPage {
  readonly route: Route
  readonly language: Language
  /** Public addresses, in full. */
  readonly address: string
  readonly markdown: string
  readonly alternates: Bilingual
  /** Its short name, as menus show it. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** The day of the last change of meaning. */
  readonly updated: string
  readonly film: ListedFilm | undefined
}

/** The film that a page shows; addresses in full. */
export interface ListedFilm {
  readonly title: string
  readonly description: string
  readonly picture: string
  readonly file: string
  readonly seconds: number
  readonly published: string
}

export async function listedPages(siteUrl: string): Promise<readonly ListedPage[]> {
  const versions = everyRoute.flatMap(route => languages.map(language => ({ route, language })))
  return Promise.all(versions.map(version => listedPage(version, siteUrl)))
}

async function listedPage(
  { route, language }: { route: Route; language: Language },
  siteUrl: string,
): Promise<ListedPage> {
  const { title, description, updated } = await summaryOf(route.id, language)
  const { pages: names } = await read('layout', language)
  const absolute = (path: string) => new URL(path, siteUrl).href
  return {
    route,
    language,
    address: absolute(route[language]),
    markdown: absolute(markdownTwinOf(route[language])),
    alternates: { fr: absolute(route.fr), en: absolute(route.en) },
    name: names[route.id] ?? title,
    title,
    description,
    updated,
    film: route.schemaType === 'VideoObject' ? await listedFilm(language, absolute) : undefined,
  }
}

async function listedFilm(
  language: Language,
  absolute: (path: string) => string,
): Promise<ListedFilm | undefined> {
  const { heading, lead, player } = await read('video', language)
  const { poster, h264 } = filmFiles(language, 'light')
  if (player.film.platform !== 'file') return undefined
  return {
    title: heading,
    description: lead,
    picture: absolute(poster),
    file: absolute(h264),
    seconds: secondsOf(player.duration),
    published: player.film.published,
  }
}
