import type { Patch } from '#contracts/audit-report.ts'
import { languages } from '#contracts/languages.ts'
import { escaped } from '#language/markup.ts'
import type { Page } from '../read/site/site-facts.ts'
import { primaryLanguage } from '../read/text/primary-language.ts'
import { agreed } from './agreed.ts'

/** The language that the page states in another place than its html tag, if its words are in that language. */
export function languagePatch(page: Page): Patch | null {
  const { detected, written } = page.language
  const stated = agreed(statedLanguages(page))
  if (stated === null || stated !== detected || !hasRootTag(page)) return null
  const removed = written === null ? '' : `lang="${escaped(written)}"`
  return { place: '<html>', removed, added: `lang="${escaped(stated)}"` }
}

/** In the folder of its address, `og:locale`, the headers, a language link to itself and structured data. */
function statedLanguages(page: Page): readonly string[] {
  const folders = new URL(page.address).pathname.split('/')
  const versions = page.head.alternates.filter(({ address }) => address === page.address)
  const tags = [
    ...(page.head.openGraphLocale ?? '').split(','),
    ...(page.exchange.headers['content-language'] ?? '').split(','),
    ...versions.map(({ language }) => language).filter(language => language !== 'x-default'),
    ...page.structuredData.nodes.flatMap(({ values }) => values['inLanguage'] ?? []),
  ]
  const stated = tags.map(tag => primaryLanguage(tag.trim())).filter(code => code !== '')
  return [...languages.filter(language => folders.includes(language)), ...stated]
}

/** A piece of a page has no place for an attribute: browsers add the tag themselves. */
function hasRootTag({ exchange }: Page): boolean {
  return /<html[\s>]/iu.test(exchange.body)
}
