import type { Language } from '#contracts/languages.ts'
import { type CheckPageId, isCheckPage, type PageId } from '../routes.ts'
import { inLanguage } from './bilingual.ts'
import { entries, entryNamed, read } from './read.ts'
import { checkInRubric, rubric } from './rubric.ts'
import { fill } from './wording.ts'

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
  if (isCheckPage(id)) return checkSummary(id, language)
  const article = (await entries('articles')).find(({ page }) => page === id)
  const words = inLanguage(article ?? (await entryNamed('pages', id)), language)
  const { title, description, updated } = words
  return { title, description, updated, heading: headingOf(words) }
}

/** The page of a check has the name that the rubric gives it, shorter where it must be. */
async function checkSummary(id: CheckPageId, language: Language): Promise<PageSummary> {
  const check = id.slice('check-'.length)
  const { check: rubricCheck } = checkInRubric(rubric(language), check)
  const { description, updated } = await read('check', language)
  const { title } = inLanguage(await entryNamed('checks', check), language)
  const short = title ?? rubricCheck.name
  return { title: short, description: fill(description, { name: short }), updated, heading: rubricCheck.name }
}

type Titled =
  | { readonly heading: string }
  | { readonly hero: { readonly first: string; readonly second: string } }

function headingOf(words: Titled): string {
  return 'heading' in words ? words.heading : `${words.hero.first} ${words.hero.second}`
}
