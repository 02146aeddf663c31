import type { Language } from '#contracts/languages.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { entries } from '../../content/read.ts'
import type { PageId } from '../../routes.ts'
import { engineRoutes } from './engines.ts'

export interface ListedEngine {
  readonly page: PageId
  readonly operator: string
  /** What sets it apart, in a sentence. */
  readonly summary: string
}

/** Every answer engine that has a page, in the order of the list. */
export async function listedEngines(language: Language): Promise<readonly ListedEngine[]> {
  const pages = await entries(
    'engines',
    engineRoutes.map(({ id }) => id),
  )
  return engineRoutes.map((route, index) => ({
    page: route.id,
    operator: pages[index]?.operator ?? '',
    summary: inLanguage(pages[index]?.summary, language) ?? '',
  }))
}
