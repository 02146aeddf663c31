/// <reference types="astro/client" />
import 'astro'
import type { VisitorPage } from '#contracts/visitor-page.ts'

declare global {
  namespace App {
    interface Locals {
      /** What the server hands to a page drawn for one visitor. */
      page: VisitorPage
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads React for an island at the first sign of use: see `site/build/interaction.ts`. */
    'client:interaction'?: boolean | 'address'
  }
}
