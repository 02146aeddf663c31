import type { PageRole } from '#contracts/audit-report.ts'
import type { StructuredNode } from '../../read/page/page-facts.ts'
import { syntaxNames } from '../../read/page/structured-data/syntax-names.ts'
import { isOrganization } from '../../read/site/organization.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { schemaCitation, schemaOrg } from '../sources.ts'

/** The objects expected on each kind of page, and the properties that they must have. */
const expected: Readonly<Record<Exclude<PageRole, UntypedRole>, Expectation>> = {
  home: {
    fits: node =>
      isOrganization(node) ||
      isApplication(node) ||
      hasType(node, 'WebSite', 'Person', 'Blog', 'Product', 'Book', 'Course', 'Event', 'Place'),
    properties: ['name', 'url'],
  },
  about: { fits: node => isOrganization(node) || hasType(node, 'AboutPage', 'Person'), properties: ['name'] },
  service: {
    // A lawyer's or a plumber's service is often described as the business that offers it.
    fits: node =>
      hasType(node, 'Service', 'Product', 'Offer', 'Course', 'Event') ||
      isApplication(node) ||
      (isOrganization(node) && !hasType(node, 'Organization')),
    properties: ['name'],
  },
  product: {
    fits: node => hasType(node, 'Product', 'ProductGroup', 'Offer', 'Book', 'Vehicle'),
    properties: ['name'],
  },
  documentation: {
    fits: node =>
      node.types.some(type =>
        /Article|APIReference|SoftwareSourceCode|HowTo|LearningResource|Dataset/u.test(type),
      ),
    properties: ['headline'],
  },
  article: {
    fits: node =>
      node.types.some(type => /Article|Posting|Report$|^(?:HowTo|Recipe|Event|Review)$/u.test(type)),
    properties: ['headline', 'datePublished', 'author'],
  },
  faq: { fits: node => hasType(node, 'FAQPage', 'QAPage'), properties: ['mainEntity'] },
}

/** Kinds of page that no one type describes. */
type UntypedRole = 'other' | 'legal' | 'list'

interface Expectation {
  fits(node: StructuredNode): boolean
  readonly properties: readonly string[]
}

export const structuredDataType = pageCheck({
  id: 'structured-data-type',
  confidence: 'estimated',
  name: {
    fr: 'Les données structurées décrivent ce qu’est la page',
    en: 'Structured data describes what the page is',
  },
  why: {
    fr: 'Une étude de 730 citations ne trouve pas d’effet des données structurées sur les citations (Fischman, 2026). Elles aident à identifier qui parle : peu de points, donc.',
    en: 'A study of 730 citations finds no effect of structured data on citations (Fischman, 2026). It helps to identify who speaks: hence few points.',
  },
  sources: [schemaOrg, schemaCitation],
  decide(page, site) {
    const { role } = page
    if (role === 'other' || role === 'legal' || role === 'list') return notApplicable(anyType)
    const { fits, properties } = expected[role]
    const missingOf = (node: StructuredNode) =>
      wantedOf(node, properties).filter(property => !hasProperty(node, property, page))
    const [node] = page.structuredData.nodes
      .filter(candidate => fits(candidate) || (!needsType.has(role) && isOfPage(candidate)))
      .toSorted((one, other) => missingOf(one).length - missingOf(other).length)
    if (!node && page.structuredData.errors.length > 0) return notApplicable(unreadable)
    if (!node && role === 'about' && isDescribedAtStart(site)) return notApplicable(describedAtStart)
    if (!node) return failed(misfit(page), typesSeen(page))
    const wanted = wantedOf(node, properties)
    const missing = missingOf(node)
    const share = missing.length === 0 ? 1 : 1 - (0.5 * missing.length) / wanted.length
    return graded(share, sentence(node, missing), typesSeen(page))
  },
  fix: {
    title: { fr: 'Décrire la page avec le type qui convient', en: 'Describe the page with the fitting type' },
    action: {
      fr: "Ajoutez un bloc JSON-LD du type de la page (Organization à l'accueil, Service, Article, FAQPage) avec ses propriétés principales, toutes visibles dans le texte.",
      en: 'Add a JSON-LD block of the type of the page (Organization on the home page, Service, Article, FAQPage) with its main properties, all visible in the text.',
    },
    effort: 'low',
  },
})

/** A HowTo, a recipe or an event has a name and no headline; a page about someone is named by its title. */
function wantedOf(node: StructuredNode, properties: readonly string[]): readonly string[] {
  if (hasType(node, 'AboutPage') || isOfPage(node)) return []
  if (isApplication(node) || hasType(node, 'Person')) return ['name']
  return hasType(node, 'HowTo', 'Recipe', 'Event', 'Review') ? ['name'] : properties
}

function isApplication({ types }: StructuredNode): boolean {
  return types.some(type => type.endsWith('Application'))
}

function hasType({ types }: StructuredNode, ...wanted: readonly string[]): boolean {
  return types.some(type => wanted.includes(type))
}

/** A home page has to say whose it is, that of a product what it sells; others win little by a narrower type. */
const needsType: ReadonlySet<PageRole> = new Set(['home', 'product'])

/** `WebPage`, and its kinds, such as `MedicalWebPage`. */
function isOfPage({ types }: StructuredNode): boolean {
  return types.some(type => type.endsWith('WebPage'))
}

function isDescribedAtStart({ pages: [start] }: Site): boolean {
  return start?.structuredData.nodes.some(isOrganization) ?? false
}

/** The value of a property may be a text, a reference or a nested object. */
function hasProperty(node: StructuredNode, property: string, { structuredData: { nodes } }: Page): boolean {
  const index = nodes.indexOf(node)
  const nested = nodes.some(({ parent }) => parent?.index === index && parent.property === property)
  return nested || node.values[property] !== undefined || node.references[property] !== undefined
}

function typesSeen({ address, structuredData: { nodes } }: Page) {
  const types = [...new Set(nodes.flatMap(node => node.types))]
  const syntaxes = [...new Set(nodes.map(({ syntax }) => syntaxNames[syntax]))]
  return types.length === 0 ? [] : [seen(address, `${syntaxes.join(', ')} @type`, types.join(', '))]
}

const anyType = {
  fr: 'Aucun type précis n’est attendu sur une page de ce genre.',
  en: 'No particular type is expected on a page of this kind.',
}

const describedAtStart = {
  fr: 'La page d’accueil décrit déjà l’organisation.',
  en: 'The home page already describes the organization.',
}

const unreadable = {
  fr: 'Un bloc de la page ne se lit pas : un autre contrôle le dit.',
  en: 'A block of the page cannot be read: another check says so.',
}

function misfit({ structuredData: { nodes } }: Page) {
  return nodes.length === 0
    ? { fr: "La page n'a pas de données structurées.", en: 'The page has no structured data.' }
    : {
        fr: 'Aucun des types présents ne dit ce qu’est la page.',
        en: 'None of the types present says what the page is.',
      }
}

function sentence({ types }: StructuredNode, missing: readonly string[]) {
  const type = types[0] ?? ''
  return {
    fr:
      missing.length === 0
        ? `Le type ${type} convient, avec ses propriétés principales.`
        : `Le type ${type} convient ; il y manque ${missing.join(', ')}.`,
    en:
      missing.length === 0
        ? `The type ${type} fits, with its main properties.`
        : `The type ${type} fits; it lacks ${missing.join(', ')}.`,
  }
}
