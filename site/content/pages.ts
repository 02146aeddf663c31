import type { Language } from '#contracts/languages.ts'
import type { PageId } from '../routes.ts'
import { inLanguage } from './bilingual.ts'
import { entries, entryNamed } from './read.ts'

/** What a page is, whatever it says: for its head, its picture, and the lists that machines read. */
export interface PageSummary {
  readonly title: string
  readonly description: string
  /** The words of its `h1`. */
  readonly heading: string
  /** The day on which its meaning last changed. */
  readonly updated: string
}

/** What a page is, in one language, read in its own words: an article's are in `content/articles/`. */
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
