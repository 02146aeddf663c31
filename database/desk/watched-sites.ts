import type { Language } from '#contracts/languages.ts'
import type { Rhythm, WatchedSite, WatchedSites } from '#contracts/watched-sites.ts'
import { answerOf, isUuid } from '../answer-of.ts'
import type { Query } from '../database.ts'

export function listWatchedSites(query: Query): Promise<WatchedSites> {
  return answerOf(query, 'list_watched_sites()')
}

export interface SiteToWatch {
  readonly client: string
  /** In its normal form, as that of the rival. */
  readonly address: string
  readonly rival: string | null
  readonly rhythm: Rhythm
  readonly language: Language
}

/** How many sites are watched now that were not, and the addresses of the others. */
export interface Watched {
  readonly added: number
  /** Those that are watched already. */
  readonly known: readonly string[]
  /** Those past the limit. */
  readonly refused: readonly string[]
}

export function watchSites(query: Query, sites: readonly SiteToWatch[]): Promise<Watched> {
  return answerOf(query, 'watch_sites($1)', [JSON.stringify(sites)])
}

export async function readWatchedSite(query: Query, id: string): Promise<WatchedSite | null> {
  return isUuid(id) ? answerOf<WatchedSite | null>(query, 'read_watched_site($1)', [id]) : null
}

export function changeWatchedSite(
  query: Query,
  id: string,
  { client, rival, rhythm }: Pick<SiteToWatch, 'client' | 'rival' | 'rhythm'>,
): Promise<boolean> {
  return answerOf(query, 'change_watched_site($1, $2, $3, $4)', [id, client, rival, rhythm])
}

/** False while the site is being read, and within ten minutes of its last reading. */
export function readWatchedSiteNow(query: Query, id: string): Promise<boolean> {
  return answerOf(query, 'read_watched_site_now($1)', [id])
}

/** What opens the client's page from now on: it is told this once. Null when there is no such site. */
export function makeClientLink(query: Query, id: string): Promise<string | null> {
  return answerOf(query, 'make_client_link($1)', [id])
}

export function endClientLink(query: Query, id: string): Promise<boolean> {
  return answerOf(query, 'end_client_link($1)', [id])
}

export function stopWatchingSite(query: Query, id: string): Promise<boolean> {
  return answerOf(query, 'stop_watching_site($1)', [id])
}
