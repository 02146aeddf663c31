import { readFileSync } from 'node:fs'
import type { PageRole } from '#contracts/audit-report.ts'
import type { Visit } from '../visit.ts'
import { madeVisit } from './made-up.ts'

/** The made-up chimney sweep of `site/`, in French and English, as a visit would bring it back. */
const pages: readonly (readonly [path: string, role: PageRole, file: string, modified: string])[] = [
  ['/', 'home', 'home.fr', '2026-10-02'],
  ['/en', 'home', 'home.en', '2026-10-02'],
  ['/ramonage', 'service', 'service.fr', '2026-09-14'],
  ['/en/chimney-sweeping', 'service', 'service.en', '2026-09-14'],
  ['/journal/bois-sec', 'article', 'article.fr', '2026-06-30'],
  ['/en/journal/dry-wood', 'article', 'article.en', '2026-06-30'],
  ['/questions', 'faq', 'faq.fr', ''],
  ['/contact', 'other', 'contact.fr', '2025-01-08'],
]

const origin = 'https://atelier-braise.example'

const robots = `User-agent: *
Disallow: /admin/

User-agent: GPTBot
Disallow: /

User-agent: PerplexityBot
Disallow: /journal/

Sitemap: ${origin}/sitemap.xml
`

export function atelierVisit(): Visit {
  return madeVisit(
    pages.map(([path, role, file]) => ({ path: origin + path, role, body: pageSource(file) })),
    { robots, sitemap: sitemap() },
  )
}

export function pageSource(file: string): string {
  return readFileSync(new URL(`./site/${file}.html`, import.meta.url), 'utf8')
}

function sitemap(): string {
  const entries = pages.map(([path, , , modified]) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}
