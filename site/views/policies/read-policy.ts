import type { Language } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { read, readPage } from '../../content/read.ts'
import type { LayoutLabels } from '../../content/schemas/layout.ts'

/** What every legal or policy page needs besides its own words. */
export interface PolicyContext {
  readonly language: Language
  /** Who signs the page. */
  readonly agency: string
  readonly labels: BlockLabels
  readonly pageNames: LayoutLabels['pages']
}

export async function readPolicy<Name extends 'accessibility' | 'legal' | 'privacy' | 'gdpr' | 'aiPolicy'>(
  name: Name,
  language: Language,
) {
  const agency = await read('agency', language)
  const { words, sources } = await readPage(name, language)
  const labels = await read('blocks', language)
  const { pages: pageNames } = await read('layout', language)
  const context: PolicyContext = { language, agency: agency.name, labels, pageNames }
  return { words, sources, context }
}
