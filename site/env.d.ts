/// <reference types="astro/client" />
import type { VisitorPage } from '#contracts/visitor-page.ts'

declare global {
  /** The measurement id of the tag service, as the build was given it; null for none at all. */
  const MEASUREMENT_ID: string | null
  /** The site that events are about, for an agency with several. */
  const SITE_ID: string
  /** The public address of the site, without a trailing slash. */
  const SITE_URL: string

  namespace App {
    interface Locals {
      /** What the server hands to a page drawn for one visitor. */
      page: VisitorPage
    }
  }
}
