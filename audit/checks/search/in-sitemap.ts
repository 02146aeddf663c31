import { shownAddress } from '#contracts/addresses/shown-address.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { pageIdentity, sameSite, siteOf } from '../../read/addresses.ts'
import { isSameDay, shownDay } from '../../read/days.ts'
import { indexingBan } from '../../read/page/showable.ts'
import type { Page, SitemapEntry, SitemapFacts } from '../../read/site/site-facts.ts'
import {
  couldNotTell,
  failed,
  type Outcome,
  graded,
  notApplicable,
  pageCheck,
  passed,
  seen,
} from '../check.ts'
import { isUtility } from '../linguistic.ts'
import { googleSitemaps } from '../sources.ts'

/** The share for a page in the sitemap without a credible date. */
const undated = 0.5
/** From this many pages, a date that all share is that of a build, unless the pages show it. */
const manyEntries = 10

export const inSitemap = pageCheck({
  id: 'in-sitemap',
  confidence: 'moderate',
  name: {
    fr: 'La page est dans le plan du site, avec une vraie date',
    en: 'The page is in the sitemap, with a true date',
  },
  why: {
    fr: 'Le plan du site (sitemap.xml) annonce aux moteurs les pages à lire et celles qui ont changé. Une date égale partout ne leur apprend rien.',
    en: 'The sitemap tells engines which pages to read and which have changed. One date for all teaches them nothing.',
  },
  sources: [googleSitemaps],
  decide(page, { pages, sitemap, day }) {
    if (sitemap.found.length === 0) return withoutSitemap(sitemap)
    const entry = entryOf(page, sitemap.entries)
    if (!entry && (isUtility(page) || indexingBan(page.robotsDirectives, 'googlebot')))
      return notApplicable(ownChoice)
    if (!entry && !sitemap.whole) return couldNotTell(partlyRead)
    if (!entry) return failed(elsewhere(page, sitemap.entries) ?? absent(sitemap.entries.length))
    const evidence = [seen(sitemap.read[0] ?? '', 'sitemap.xml', `${entry.address} ${entry.modified ?? ''}`)]
    if (entry.modified === null) return graded(undated, withoutDate, evidence)
    if (entry.modified > day) return graded(undated, inFuture(entry.modified), evidence)
    return isUniform(sitemap.entries) && !isConfirmed(entry.modified, pages)
      ? graded(undated, uniform(entry.modified), evidence)
      : passed(listed, evidence)
  },
  fix: {
    title: {
      fr: 'Mettre chaque page au plan du site, avec sa date',
      en: 'Put each page in the sitemap, with its date',
    },
    action: {
      fr: 'Listez chaque page dans sitemap.xml, avec dans « lastmod » le jour de son dernier vrai changement, et annoncez le fichier dans robots.txt.',
      en: 'List each page in sitemap.xml, with the day of its last real change in “lastmod”, and announce the file in robots.txt.',
    },
    effort: 'low',
  },
})

function withoutSitemap({ unread: [unread], webPages: [webPage] }: SitemapFacts): Outcome {
  if (unread !== undefined) return couldNotTell(notRead(unread))
  return webPage ? failed(pageInstead, [seen(webPage, 'sitemap', '<html>')]) : failed(noSitemap)
}

export function entryOf({ address }: Page, entries: readonly SitemapEntry[]): SitemapEntry | null {
  const key = pageIdentity(address)
  return entries.find(entry => pageIdentity(entry.address) === key) ?? null
}

/** What to say of a sitemap whose every address lies on another host, as when a template's domain was left in it. */
function elsewhere({ address }: Page, entries: readonly SitemapEntry[]): Bilingual | null {
  const [first] = entries
  if (!first || entries.some(entry => sameSite(entry.address, address))) return null
  return {
    fr: `Toutes les adresses du plan du site sont sur un autre domaine (${siteOf(first.address)}) : il n'annonce aucune page de celui-ci.`,
    en: `Every address of the sitemap lies on another domain (${siteOf(first.address)}): it lists no page of this one.`,
  }
}

function isUniform(entries: readonly SitemapEntry[]): boolean {
  return entries.length >= manyEntries && new Set(entries.map(({ modified }) => modified)).size === 1
}

/**
 * Google trusts a `lastmod` that can be verified against the page. A site that was published or revised as a
 * whole has one date everywhere, and its pages show it.
 */
function isConfirmed(modified: string, pages: readonly Page[]): boolean {
  const shown = pages.map(shownDay).filter(day => day !== null)
  return shown.length > 0 && shown.every(day => isSameDay(day, modified))
}

function notRead(address: string): Bilingual {
  return {
    fr: `Nous n'avons pas pu lire le plan du site (${shownAddress(address)}) : il est sur un autre domaine, le serveur n'a pas répondu, ou le temps a manqué.`,
    en: `We could not read the sitemap (${shownAddress(address)}): it lies on another domain, the server did not answer, or time ran out.`,
  }
}

const noSitemap = {
  fr: "Aucun plan du site (sitemap.xml) n'a été trouvé.",
  en: 'No sitemap (sitemap.xml) was found.',
}

const pageInstead = {
  fr: "À l'adresse du plan du site répond une page HTML : ce n'est pas un plan.",
  en: 'An HTML page answers at the address of the sitemap: that is no sitemap.',
}

function absent(count: number) {
  return {
    fr: `La page n'est pas dans le plan du site, qui en liste ${count}.`,
    en: `The page is not in the sitemap, which lists ${count}.`,
  }
}

const ownChoice = {
  fr: 'Une page de contact, de règles ou de formulaire, ou fermée à l’index, peut manquer au plan du site.',
  en: 'A contact page, a page of rules, a form or a page kept out of indexes may be left out of the sitemap.',
}

const partlyRead = {
  fr: "La page n'est pas dans la partie du plan du site que nous avons lue.",
  en: 'The page is not in the part of the sitemap that we read.',
}

const withoutDate = {
  fr: 'La page est dans le plan du site, sans date de changement (lastmod).',
  en: 'The page is in the sitemap, without a date of change (lastmod).',
}

function inFuture(modified: string) {
  return {
    fr: `La page est dans le plan du site avec une date à venir (${modified}).`,
    en: `The page is in the sitemap with a date to come (${modified}).`,
  }
}

function uniform(modified: string) {
  return {
    fr: `Toutes les pages du plan portent la même date (${modified}), que les pages n'affichent pas : elle ne dit plus laquelle a changé.`,
    en: `Every page of the sitemap bears the same date (${modified}), which the pages do not show: it no longer says which one changed.`,
  }
}

const listed = {
  fr: 'La page est dans le plan du site, avec sa date de changement.',
  en: 'The page is in the sitemap, with its date of change.',
}
