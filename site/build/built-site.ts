import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroAdapter, AstroIntegration } from 'astro'
import { consentPaths } from '#contracts/consent.ts'
import { notFoundPaths } from '#contracts/paths.ts'
import { everyRoute } from '../every-route.ts'
import { pathOf, pathsOf } from '../routes.ts'
import { cardCache } from '../social-card/card.ts'
import { pruneCards } from '../social-card/prune-cards.ts'
import { compressFiles } from './compress.ts'
import { dropSeparators } from './drop-separators.ts'
import { policiesOf } from './policies.ts'
import { placeNotes } from './place-notes.ts'
import { showKept } from './show-kept.ts'
import { writeFromPages } from './write-from-pages.ts'
import type { AgencyCard } from '#contracts/agency-card.ts'
import { readAgencyFile } from '../content/content-file.ts'
import { defaultSiteUrl, siteUrl } from '../site-url.ts'

/**
 * The adapter between Astro and our own server. A build leaves behind:
 * `dist/client/` (every file as it is served, with `.br` and `.gz` beside it; the Markdown twin of each
 * page beside the page),
 * `dist/policies.json` (path → content security policy of that page's inline code),
 * `dist/agency.json` (see `contracts/agency-card.ts`) and
 * `dist/server/entry.mjs` (exports `render` and `readServices`, see `contracts/visitor-page.ts`).
 */
export function builtSite(): AstroIntegration {
  return {
    name: 'built-site',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        for (const page of pages()) injectRoute(page)
        // The development server adds styles and scripts that no policy could list.
        if (command === 'dev') updateConfig({ security: { csp: false } })
      },
      'astro:config:done': ({ setAdapter }) => setAdapter(adapter),
      'astro:build:generated': ({ dir, routeToHeaders }) => {
        placeNotes(dir)
        writeFileSync(new URL('../policies.json', dir), JSON.stringify(policiesOf(dir, routeToHeaders)))
        writeFileSync(new URL('../agency.json', dir), JSON.stringify(agencyCard()))
      },
      'astro:build:done': async ({ dir }) => {
        pruneCards({ cache: cardCache, built: fileURLToPath(new URL('social-cards', dir)) })
        dropSeparators(dir)
        showKept(dir)
        writeFromPages(dir)
        await compressFiles(dir)
      },
    },
  }
}

/**
 * Every address of every page, built from its view. There is one entry point per view, because for one
 * catch-all page Astro would inline the styles of all views into each page.
 */
function pages() {
  const listed = everyRoute.map(route => ({ view: route.view, paths: pathsOf(route) }))
  return [...listed, ...unlisted].flatMap(({ view, paths }) =>
    paths.map(pattern => ({ pattern, entrypoint: beside(`../views/${view}.astro`), prerender: true })),
  )
}

/** Pages in no menu, no list and no search engine. */
const unlisted = [
  { view: 'messages/consents/Consents', paths: Object.values(consentPaths) },
  { view: 'messages/not-found/NotFound', paths: Object.values(notFoundPaths) },
]

const adapter: AstroAdapter = {
  name: 'built-site',
  entrypointResolution: 'auto',
  serverEntrypoint: beside('render.ts'),
  supportedAstroFeatures: {
    staticOutput: 'stable',
    hybridOutput: 'stable',
    serverOutput: 'stable',
    sharpImageService: 'stable',
  },
  adapterFeatures: { buildOutput: 'server', staticHeaders: true },
}

function beside(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

function agencyCard(): AgencyCard {
  const { name, domain, mailboxes, answerHours, timeZone, crawler } = readAgencyFile()
  return {
    name,
    domain,
    mailboxes,
    answerHours,
    timeZone,
    crawler: { token: crawler, page: siteUrl() + pathOf('methodology', 'fr') },
    siteUrl: siteUrl(),
    defaultSiteUrl: defaultSiteUrl(),
  }
}
