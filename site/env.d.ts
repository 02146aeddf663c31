/// <reference types="astro/client" />
import type { VisitorPage } from '#contracts/visitor-page.ts'

declare global {
  /** The measurement id of the tag service at build; null for no such service. */
  const MEASUREMENT_ID: string | null
  /** The site that events are about, for an agency with several. */
  const SITE_ID: string
  /** The public address of the site, without a trailing slash. */
  const SITE_URL: string

  namespace App {
    interface Locals {
      /** The server's data for a page drawn for one visitor. */
      page: VisitorPage
    }
  }
}
