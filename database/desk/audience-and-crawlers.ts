import type { Audience, AudiencePeriod } from '#contracts/desk-audience.ts'
import type { CrawlerFigures, ImportSource } from '#contracts/desk-crawlers.ts'
import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'

/** `host` is our own, without `www.`. */
export function readAudience(
  query: Query,
  { period, host }: { readonly period: AudiencePeriod; readonly host: string },
): Promise<Audience> {
  return answerOf(query, 'read_audience($1, $2)', [period, host])
}

export function readCrawlerFigures(query: Query): Promise<CrawlerFigures> {
  return answerOf(query, 'read_crawler_figures()')
}

export interface ImportedPage {
  /** `/en/faq` */
  readonly page: string
  readonly figure: number
}

/** Keeps a report in place of the one before of its source, and says how many pages it has. */
export function importReport(
  query: Query,
  { source, pages }: { readonly source: ImportSource; readonly pages: readonly ImportedPage[] },
): Promise<number> {
  return answerOf(query, 'import_report($1, $2)', [source, JSON.stringify(pages)])
}
