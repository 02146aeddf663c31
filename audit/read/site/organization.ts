import { siteOf } from '../addresses.ts'
import type { StructuredNode } from '../page/page-facts.ts'
import { syntaxNames } from '../page/structured-data/syntax-names.ts'
import { fold, lettersOf } from '../text/fold.ts'
import { organizationTypes } from './organization-types.ts'
import type { Page, Site } from './site-facts.ts'

/** schema.org types of organizations; most more specific types end in the same words. */
const organizationType =
  /(?:Organization|Business|Corporation|Store|Agency|Service|NGO|Restaurant|Hotel|Clinic|Attorney|Dentist|Contractor)$/u
const notOrganizations = new Set(['Service', 'WebService', 'FinancialProduct'])

export function isOrganization({ types }: StructuredNode): boolean {
  return types.some(
    type => organizationTypes.has(type) || (organizationType.test(type) && !notOrganizations.has(type)),
  )
}

/** The organizations that the structured data of the site describes, the most detailed first. */
export function organizationsOf({ pages }: Site): readonly StructuredNode[] {
  return pages
    .flatMap(({ structuredData }) => structuredData.nodes.filter(isOrganization))
    .filter(({ values }) => values['name'] !== undefined)
    .filter(({ parent }) => parent === null || parent.property === 'publisher')
    .sort((one, other) => Object.keys(other.values).length - Object.keys(one.values).length)
}

/** A name that a site gives itself for machines, and where. */
export interface StatedName {
  readonly place: string
  readonly address: string
  readonly text: string
}

/**
 * The names that a site gives itself for machines, the most frequent first, each once: og:site_name on any page, and
 * on the start page those of the site and of the one organization that it describes; else of a person.
 */
export function statedNames({ pages }: Site): readonly StatedName[] {
  const [start] = pages
  if (!start) return []
  const organizations = namesOf(start, isOrganization)
  const stated = [
    ...(new Set(organizations.map(({ text }) => nameKey(text))).size === 1 ? organizations : []),
    ...namesOf(start, node => node.types.includes('WebSite') && isHere(node, start)),
    ...pages.flatMap(({ address, head: { siteName } }) =>
      siteName ? [{ place: 'og:site_name', address, text: siteName }] : [],
    ),
  ]
  const names = stated.length > 0 ? stated : namesOf(start, ({ types }) => types.includes('Person'))
  return [...Map.groupBy(names, ({ text }) => nameKey(text)).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => first ?? [])
}

/** A page may describe its sister sites, each at its address. */
function isHere({ values }: StructuredNode, { address }: Page): boolean {
  const stated = (values['url'] ?? []).filter(url => URL.canParse(url))
  return stated.length === 0 || stated.some(url => siteOf(url) === siteOf(address))
}

/** Whether a page names an organization or a site in passing, as the publisher of an article for instance. */
export function namesInPassing({ structuredData: { nodes } }: Page): boolean {
  return nodes.some(
    node =>
      node.values['name'] !== undefined &&
      (isOrganization(node) || node.types.some(type => type === 'WebSite' || type === 'Brand')),
  )
}

/** What a person reads on a page and in its browser tab. */
export function shownTexts({ head, text }: Page): readonly string[] {
  return [...head.titles, ...[...text.blocks, ...text.skipped].map(part => part.text)]
}

/** The names of the people that a page describes in objects of their own. */
export function peopleOf(page: Page): readonly string[] {
  return namesOf(page, ({ types }) => types.includes('Person')).map(({ text }) => text)
}

/** The names of the wanted objects of a page that are not part of another. */
function namesOf(
  { address, structuredData }: Page,
  isWanted: (node: StructuredNode) => boolean,
): readonly StatedName[] {
  return structuredData.nodes
    .filter(node => node.parent === null && isWanted(node))
    .flatMap(({ values, syntax, types: [type = ''] }) => {
      const [text] = values['name'] ?? []
      return text ? [{ place: `${syntaxNames[syntax]} ${type}.name`, address, text }] : []
    })
}

/** Whether one name contains the other, whatever its spaces, accents and legal form. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [nameKey(one), nameKey(other)]
  return first.includes(second) || (second.includes(first) && first.length >= shortestName)
}

/** In characters: many names and addresses contain a shorter one by chance. */
const shortestName = 4

function nameKey(name: string): string {
  return coreOf(name).replaceAll(' ', '')
}

/** The name that the site gives itself, or null. */
export function siteName(site: Site): string | null {
  return toldName(site) ?? brandOf(site)
}

function toldName(site: Site): string | null {
  return (
    organizationsOf(site)[0]?.values['name']?.[0] ??
    site.pages.find(({ head }) => head.siteName)?.head.siteName ??
    null
  )
}

/**
 * What the titles of most pages have in common beside a separator, if the title or the footer of the start page
 * also has it; else the part of a title that is in the domain.
 */
function brandOf({ pages, address }: Site): string | null {
  const titles = pages.map(({ head }) => titleSegments(head.titles[0] ?? ''))
  const counts = new Map<string, number>()
  for (const segment of titles.flatMap(segments => [...new Set(segments)]))
    counts.set(segment, (counts.get(segment) ?? 0) + 1)
  const start = pages[0] ? `${pages[0].head.titles[0] ?? ''} ${footerOf(pages[0])}` : ''
  const own = [...counts].filter(([segment]) => ` ${fold(start)} `.includes(` ${fold(segment)} `))
  const [common] = own.sort(([, one], [, other]) => other - one)
  if (common && common[1] > 1 && 2 * common[1] >= titles.length) return common[0]
  const host = lettersOf(siteOf(address))
  const named = [...counts.keys()].find(segment => host.includes(lettersOf(segment)))
  return named ?? (pages[0] ? repeatedTitle(pages[0]) : null)
}

/** A short part of the title of the start page that its headings, its header or its footer repeat. */
function repeatedTitle({ head, headings, text }: Page): string | null {
  const around = [...headings, ...text.skipped].map(part => ` ${fold(part.text)} `)
  const segments = titleSegments(head.titles[0] ?? '').filter(
    segment => segment.split(' ').length <= mostWordsOfName,
  )
  return segments.find(segment => around.some(said => said.includes(` ${fold(segment)} `))) ?? null
}

const mostWordsOfName = 4

function titleSegments(title: string): readonly string[] {
  return title
    .split(/\s[|–—·:•»-]\s|(?<=\p{L}): /u)
    .map(segment => segment.trim())
    .filter(segment => segment !== '')
}

function footerOf({ text }: Page): string {
  return text.skipped
    .filter(({ tag }) => tag === 'footer')
    .map(part => part.text)
    .join(' ')
}

const legalForm = /\b(?:sarl|sas|sasu|sa|eurl|scop|inc|ltd|llc|gmbh|plc|corp|co)\b/gu

function coreOf(name: string): string {
  return fold(name).replace(legalForm, ' ').replace(/\s+/gu, ' ').trim() || fold(name)
}
