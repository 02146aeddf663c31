import type { Patch } from '#contracts/audit-report.ts'
import { pageIdentity } from '../read/addresses.ts'
import { alternatesOf } from '../read/site/language-versions.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import { attribute, linkPatch } from './head-tags.ts'

/**
 * The page's language links, completed from what the site already states: itself, the versions it names and
 * those that name it, and the default if it names one. Null when no other version is known; when two pages would be
 * the version in one language, as where a template names the start page from every page; and when a page declares
 * another language than it is written in.
 */
export function hreflangPatch(page: Page, site: Site): Patch | null {
  const versions = versionsOf(page, site)
  if (versions === null || versions.size < 2) return null
  const fallback = alternatesOf(page, site).flatMap(({ language, address }) =>
    language === 'x-default' ? pair(language, address) : [],
  )
  const tags = [...versions, ...fallback.slice(0, 1)].map(([language, address]) => tag(language, address))
  const removed = page.head.alternates.map(({ language, written }) => tag(language, written))
  return removed.join('\n') === tags.join('\n') ? null : linkPatch(removed, tags)
}

/** Addresses by language; null when they cannot be told. */
function versionsOf(page: Page, site: Site): ReadonlyMap<string, string> | null {
  const naming = site.pages.filter(other =>
    alternatesOf(other, site).some(
      ({ address }) => address !== null && pageIdentity(address) === pageIdentity(page.address),
    ),
  )
  if ([page, ...naming].some(isMisdeclared)) return null
  const named = alternatesOf(page, site).filter(
    ({ language, address }) => language !== 'x-default' && address !== null,
  )
  const stated = [
    ...naming.flatMap(other => pair(languageOf(other), other.address)),
    ...named.flatMap(({ language, address }) => pair(language, address)),
    ...pair(languageOf(page), page.address),
  ]
  const versions = new Map(stated)
  const isTold = stated.every(
    ([language, address]) => pageIdentity(versions.get(language) ?? '') === pageIdentity(address),
  )
  return isTold ? versions : null
}

/** `lang="en"` on a page in French, as templates leave it. */
function isMisdeclared({ language: { declared, detected } }: Page): boolean {
  return declared !== null && detected !== null && declared.slice(0, 2) !== detected.slice(0, 2)
}

function pair(language: string | null, address: string | null): [string, string][] {
  return language && address ? [[language, address]] : []
}

function languageOf({ language }: Page): string | null {
  return language.declared ?? language.detected
}

function tag(language: string, address: string): string {
  return `<link rel="alternate" ${attribute('hreflang', language)} ${attribute('href', address)}>`
}
