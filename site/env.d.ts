/// <reference types="astro/client" />
import type { VisitorPage } from '#contracts/visitor-page.ts'

declare global {
  namespace App {
    interface Locals {
      /** What the server hands to a page drawn for one visitor. */
      page: VisitorPage
    }
  }
}
