import type { Language } from '#contracts/languages.ts'
import type { PageId } from '../routes.ts'
import { inLanguage } from './bilingual.ts'
import { entries, entryNamed } from './read.ts'

/** What the head, the social card and the lists for machines need of any page. */
export interface PageSummary {
  readonly title: string
  readonly description: string
  /** The text of its `h1`. */
  readonly heading: string
  /** The day of the last change of meaning. */
  readonly updated: string
}

/** The summary of a page in one language, from its own words: those of an article are in `content/articles/`. */
export async function summaryOf(id: PageId, language: Language): Promise<PageSummary> {
  const article = (await entries('articles')).find(({ page }) => page === id)
  const words = inLanguage(article ?? (await entryNamed('pages', id)), language)
  const { title, description, updated } = words
  return { title, description, updated, heading: headingOf(words) }
}

type Titled =
  | { readonly heading: string }
  | { readonly hero: { readonly first: string; readonly second: string } }

function headingOf(words: Titled): string {
  return 'heading' in words ? words.heading : `${words.hero.first} ${words.hero.second}`
}
