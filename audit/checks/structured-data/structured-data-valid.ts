import { englishCount, frenchCount } from '#language/counts.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { googleStructuredData, schemaOrg } from '../sources.ts'

export const structuredDataValid = pageCheck({
  id: 'structured-data-valid',
  confidence: 'high',
  name: {
    fr: 'Les données structurées se lisent sans erreur',
    en: 'Structured data can be read without errors',
  },
  why: {
    fr: 'Un bloc JSON-LD mal écrit est ignoré en entier. Un renvoi (@id) vers rien laisse une fiche incomplète.',
    en: 'A badly written JSON-LD block is ignored as a whole. A reference (@id) to nothing leaves a record incomplete.',
  },
  sources: [schemaOrg, googleStructuredData],
  decide(page, site) {
    const { nodes, errors } = page.structuredData
    const whole = nodes.length + errors.length
    if (whole === 0) return notApplicable(none)
    const dangling = danglingReferences(page, site)
    const evidence = [
      ...errors.map(({ where, quote }) => seen(page.address, where, quote)),
      ...dangling.map(id => seen(page.address, 'JSON-LD @id', id)),
    ]
    const share = (errors.length > 0 ? 0 : 0.6) + (dangling.length > 0 ? 0 : 0.4)
    return graded(share, sentence(nodes.length, errors.length, dangling.length), evidence.slice(0, 4))
  },
  fix: {
    title: { fr: 'Corriger les données structurées', en: 'Correct the structured data' },
    action: {
      fr: 'Réparez les blocs JSON-LD relevés (virgule, guillemet), et faites correspondre chaque renvoi @id à une fiche du site.',
      en: 'Repair the JSON-LD blocks listed (comma, quotation mark), and make each @id reference match a record of the site.',
    },
    effort: 'low',
  },
})

/**
 * References to fragments of pages that were read and do not define them. A page that was not read may
 * define its own.
 */
function danglingReferences(page: Page, { pages }: Site): readonly string[] {
  const defined = new Set(
    pages.flatMap(({ structuredData }) => structuredData.nodes.flatMap(({ id }) => id ?? [])),
  )
  const read = new Set(pages.map(({ address }) => withoutFragment(address, address)))
  const references = page.structuredData.nodes.flatMap(node => Object.values(node.references).flat())
  return [...new Set(references)].filter(
    id => id.includes('#') && !defined.has(id) && read.has(withoutFragment(id, page.address)),
  )
}

function withoutFragment(written: string, base: string): string {
  return URL.parse(written, base)?.href.split('#', 1)[0] ?? ''
}

const none = {
  fr: "La page n'a pas de données structurées.",
  en: 'The page has no structured data.',
}

function sentence(nodes: number, errors: number, dangling: number) {
  return {
    fr: `${frenchCount(nodes, 'fiche lue', 'fiches lues')}, ${frenchCount(errors, 'bloc illisible', 'blocs illisibles')}, ${frenchCount(dangling, 'renvoi')} vers rien.`,
    en: `${englishCount(nodes, 'record')} read, ${englishCount(errors, 'unreadable block')}, ${englishCount(dangling, 'reference')} to nothing.`,
  }
}
