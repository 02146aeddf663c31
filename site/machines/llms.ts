import { type Language, languages } from '#contracts/languages.ts'
import { colon } from '#language/typography.ts'
import type { LayoutLabels } from '../content/schemas/layout.ts'
import type { Section } from '../routes.ts'
import type { MachineLabels } from './labels.ts'
import type { ListedPage } from './listed-pages.ts'

interface Site {
  readonly name: string
  readonly description: string
  readonly labels: MachineLabels
  readonly layout: LayoutLabels
  readonly pages: readonly ListedPage[]
}

/**
 * llms.txt (llmstxt.org): a description of the site, then its pages by section, each by its Markdown twin.
 * The French file, at the root, ends with the English pages; the English one has only those.
 */
export function llmsText(language: Language, { name, description, labels, layout, pages }: Site): string {
  const own = pages.filter(page => page.language === language)
  const english = pages.filter(page => page.language === 'en')
  return document([
    `# ${name}`,
    `> ${description}`,
    labels.site,
    `${labels.use} ${labels.updated}${colon[language]} ${latest(own)}.`,
    ...sectionsOf(own, layout),
    ...(language === 'fr' ? section('English', english.filter(isEssential)) : []),
    ...section(
      'Optional',
      pages.filter(page => !isEssential(page) && (language === 'fr' || page.language === 'en')),
    ),
  ])
}

/** sitemap.md: the same pages in both languages, as a plain list. */
export function sitemapMarkdown(
  siteName: string,
  pages: readonly ListedPage[],
  headings: Record<Language, string>,
) {
  const lists = languages.flatMap(language =>
    section(
      headings[language],
      pages.filter(page => page.language === language),
    ),
  )
  return document([`# ${siteName}`, ...lists])
}

function document(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}

function sectionsOf(
  pages: readonly ListedPage[],
  { about, agency, pages: names }: LayoutLabels,
): readonly string[] {
  const inSection = (wanted: Section) => pages.filter(({ route }) => route.section === wanted)
  return [
    ...section(agency, inSection('agency')),
    ...section(about, inSection('about')),
    ...section(names.blog, inSection('blog')),
  ]
}

function section(heading: string, pages: readonly ListedPage[]): readonly string[] {
  if (pages.length === 0) return []
  const items = pages.map(({ name, markdown, description }) => `- [${name}](${markdown}): ${description}`)
  return [`## ${heading}`, items.join('\n')]
}

/**
 * The other pages are “Optional”, a heading that the format defines in English: a reader in a hurry may
 * skip them.
 */
function isEssential({ route }: ListedPage): boolean {
  return route.section !== 'legal'
}

function latest(pages: readonly ListedPage[]): string {
  return (
    pages
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? ''
  )
}
