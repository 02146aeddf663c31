import type { PageRole } from '#contracts/audit-report.ts'
import { wordSet } from '../../text/lexicon/lexicon.ts'

/** What a page seems to be before it is read: more kinds than there are roles in reports. */
export type PageKind =
  | 'home'
  | 'service'
  | 'article'
  | 'article-list'
  | 'documentation'
  | 'faq'
  | 'about'
  | 'contact'
  | 'legal'
  | 'other'

/** Strength 3: a part of the path is the word; 2: a part contains it; 1: the text of the link says so; 0: nothing does. */
export interface PageGuess {
  readonly kind: PageKind
  readonly strength: 0 | 1 | 2 | 3
}

/** The role of a kind of page in reports. */
export function roleOf(kind: PageKind): PageRole {
  if (kind === 'contact') return 'legal'
  return kind === 'article-list' ? 'list' : kind
}

/**
 * Guesses what a page is by the French and English words of its path and of the link to it. An address
 * below a blog is an article, whatever its title is about.
 */
export function guessKind(address: string, linkText: string): PageGuess {
  const parts = partsOf(address)
  const last = parts.at(-1)
  if (last === undefined) return { kind: 'home', strength: 3 }
  if (isList(parts)) return { kind: 'article-list', strength: 3 }
  if (isArticle(parts)) return { kind: 'article', strength: 3 }
  if (words.article.has(last)) return { kind: 'article-list', strength: 3 }

  const sure = kindsByWord.find(kind => parts.some(part => words[kind].has(part)))
  if (sure) return { kind: sure, strength: 3 }
  const described = parts.map(kindIn).find(kind => kind !== undefined)
  if (described) return { kind: described, strength: 2 }
  const announced = kindIn(slug(linkText.slice(0, 100)))
  return announced ? { kind: announced, strength: 1 } : { kind: 'other', strength: 0 }
}

/** Pages that only list other pages: tags, archives, the next page of a list. */
function isList(parts: readonly string[]): boolean {
  const names = withoutNumbers(parts)
  const last = names.at(-1) ?? ''
  const numbered = names.length < parts.length
  return (
    parts.some(part => listingWords.has(part)) ||
    numberedPage.test(parts.at(-1) ?? '') ||
    archives.has(last) ||
    collection.test(last) ||
    (numbered && (last === 'page' || words.article.has(last)))
  )
}

/** `/blog/2024/05` and `/blog/page/2` without the numbers that end them. */
function withoutNumbers(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex(part => !/^\d{1,4}$/.test(part))
  return parts.slice(0, last + 1)
}

/** `/page2/`, as Jekyll numbers the pages of a list; `/page/2` is read without its number. */
const numberedPage = /^page\d{1,4}$/u

const listingWords = wordSet(`
  tag tags etiquette etiquettes mot-cle mots-cles keyword keywords category categories categorie topic
  topics author authors auteur auteurs recherche search
`)
/** Some blogs keep their posts below `/archives/`: only the word itself, or a year of it, is a list. */
const archives = new Set(['archive', 'archives', 'sitemap', 'site-map', 'plan-du-site', 'plandusite'])

/** What clients said and what takes place: short entries side by side. "Avis sur…" is an article. */
const collection =
  /^(?:(?:nos-)?avis(?:-(?:clients?|google|patients?))?|(?:nos-)?temoignages?(?:-\p{L}+)?|(?:our-)?testimonials?|(?:customer-|client-|our-)?reviews|agenda|evenements?|events?|calendrier|calendar|nouveautes(?:-\p{L}+)?)$/u

function isArticle(parts: readonly string[]): boolean {
  return parts.slice(0, -1).some(part => words.article.has(part)) || isDated(parts)
}

/**
 * The kind of which a slug contains a whole word: `nos-tarifs-2026` contains `tarifs`, `team-tarifa` does not.
 * A longer slug is a title, which may contain any of these words.
 */
function kindIn(text: string): PageKind | undefined {
  // Most slugs contain none of the words: one test is enough for the thousands of addresses of a sitemap.
  if (!anyWord.test(text)) return undefined
  const isTitle = text.split('-').length > mostWordsOfName
  return kindsByWord.find(kind => wordPatterns[kind].test(text) && (!isTitle || kindsWithLongNames.has(kind)))
}

const mostWordsOfName = 3
/** Kinds whose pages have long names: "politique de confidentialité du site". */
const kindsWithLongNames: ReadonlySet<PageKind> = new Set(['legal', 'contact'])

/** Parts of the path as plain words, without the language it may begin with: `/en/About-us.html` has one, `about-us`. */
function partsOf(address: string): string[] {
  const parts = decoded(new URL(address).pathname)
    .split('/')
    .map(part => slug(part.replace(/\.(html?|php|aspx?)$/i, '')))
    .filter(part => part !== '' && part !== 'index')
  return /^(fr|en|de|es|it|nl|pt)(-[a-z]{2})?$/.test(parts[0] ?? '') ? parts.slice(1) : parts
}

/** `/2026/11/title` and `/2026-11-24-title`, as many blogs number their posts. */
function isDated(parts: readonly string[]): boolean {
  return (
    /^20\d\d-[01]\d-[0-3]\d-/.test(parts.at(-1) ?? '') ||
    (parts.length > 2 &&
      parts.some((part, index) => /^20\d\d$/.test(part) && /^\d\d$/.test(parts[index + 1] ?? '')))
  )
}

/** Lower case, no accents, words joined by hyphens: `À propos` and `a_propos` are `a-propos`. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The first that matches wins: "terms of service" is a legal page, "contact our services" a contact page. */
const kindsByWord = ['legal', 'contact', 'faq', 'about', 'documentation', 'service', 'article'] as const

/** French, then English. */
const words: Readonly<Record<(typeof kindsByWord)[number], ReadonlySet<string>>> = {
  legal: wordSet(`
    mentions-legales cgu cgv conditions-generales politique-de-confidentialite confidentialite
    donnees-personnelles rgpd cookies politique-ia accessibilite declaration-d-accessibilite legal
    legal-notice disclaimer avertissement refund-policy imprint privacy privacy-policy gdpr cookie-policy
    ai-policy accessibility accessibility-statement terms terms-of-service terms-of-use impressum
    datenschutz aviso-legal`),
  contact: wordSet(`
    contact contacts contactez-nous nous-contacter contact-us get-in-touch`),
  faq: wordSet(`
    faq faqs foire-aux-questions questions-frequentes questions-reponses questions aide
    frequently-asked-questions help`),
  about: wordSet(`
    a-propos apropos qui-sommes-nous equipe notre-equipe notre-histoire entreprise agence about about-us
    who-we-are team our-team our-story company`),
  documentation: wordSet(`
    docs doc documentation reference references api manual manuel handbook tutorial tutorials tutoriel
    tutoriels getting-started user-guide developer-guide changelog releases release-notes wiki`),
  service: wordSet(`
    services service nos-services offres offre nos-offres prestations prestation solutions solution
    expertises expertise accompagnement produits produit tarifs tarif honoraires prix fonctionnalites
    our-services what-we-do offers offerings products product pricing plans features`),
  article: wordSet(`
    blog articles article actualites actualite actus journal magazine ressources guides guide dossiers
    etudes-de-cas cas-clients publications news insights resources post posts billets stories case-studies`),
}

/** Words that are as often about something else: the journal of a program, a resource of an API. */
const ambiguousWords = wordSet(`
  journal magazine stories post posts ressources resources insights dossiers publications news
`)

const wordPatterns = {
  legal: patternOf(words.legal),
  contact: patternOf(words.contact),
  faq: patternOf(words.faq),
  about: patternOf(words.about),
  documentation: patternOf(words.documentation),
  service: patternOf(words.service),
  article: patternOf(words.article.difference(ambiguousWords)),
}

const anyWord = patternOf(Object.values(words).flatMap(set => [...set]))

function patternOf(words: Iterable<string>): RegExp {
  return new RegExp(`(?:^|-)(?:${[...words].join('|')})(?:-|$)`)
}
