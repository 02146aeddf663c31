/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What the server hands to a page drawn for one visitor. */
    page: import('#contracts/visitor-page.ts').VisitorPage
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads React for an island at the first sign of use: see `site/build/interaction.ts`. */
    'client:interaction'?: boolean
  }
}
