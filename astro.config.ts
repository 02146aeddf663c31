import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { builtSite } from './site/build/built-site.ts'
import { developmentProxy } from './site/build/development-proxy.ts'
import { measurementId, tagService } from './site/build/measurement-id.ts'
import { plainImports } from './site/build/plain-imports.ts'
import { hashOf } from './site/build/policies.ts'
import { readAgencyFile } from './site/content/content-file.ts'
import { revealScript } from './site/features/consent/reveal.ts'
import { siteUrl } from './site/site-url.ts'

export default defineConfig({
  site: siteUrl(),
  srcDir: './site',
  publicDir: './site/public',
  // Not in node_modules, which several work trees may share: one build would read another's entries.
  cacheDir: './.astro/cache',
  trailingSlash: 'never',
  // Inlined CSS halves the time to first paint: see docs/decisions/0001-astro-and-islands.md.
  build: { format: 'file', inlineStylesheets: 'always' },
  security: {
    csp: {
      // Astro does not know the one script that must run before the page is drawn.
      scriptDirective: {
        resources: ["'self'", ...tagService.scripts],
        hashes: [hashOf(revealScript)],
      },
      // Astro adds script-src and style-src with the hashes of what it inlines; the server adds
      // what only a header can say (frame-ancestors).
      directives: [
        "default-src 'none'",
        `img-src ${["'self' data:", ...tagService.images].join(' ')}`,
        "font-src 'self'",
        `connect-src ${["'self'", ...tagService.connections].join(' ')}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  markdown: { syntaxHighlight: false },
  adapter: builtSite(),
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    cacheDir: './.astro/vite',
    plugins: [plainImports()],
    // A constant that two scripts share is written into both: as a file of its own it would weigh more.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: scriptFile } } } } },
    // Written into the build: pages that the server draws have the id of the others, whatever its environment.
    define: {
      MEASUREMENT_ID: JSON.stringify(measurementId ?? null),
      SITE_ID: JSON.stringify(readAgencyFile().siteId),
      SITE_URL: JSON.stringify(siteUrl()),
    },
    server: { proxy: developmentProxy },
    // Native code, which draws the cards at build: while developing, Vite would bundle it for browsers.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
  },
})

/** Astro's own name of a page's script is as long as a sentence, and stands in every page. */
function scriptFile({ name }: { readonly name: string }): string {
  return `_astro/${name.replace(/\.astro_astro_type_script_index_(\d+)_lang$/, '$1')}.[hash].js`
}
