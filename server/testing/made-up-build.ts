import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { agency } from './sender.ts'

/** Makes a build like Astro's, with a few small files, and returns its folder. */
export function madeUpBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-build-'))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'client', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (typeof content === 'string') writeCompressed(file, content)
  }
  writeFileSync(join(folder, 'policies.json'), JSON.stringify(policies))
  writeFileSync(join(folder, 'agency.json'), JSON.stringify(agency))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/entry.mjs'), entry)
  return folder
}

const script = 'document.documentElement.dataset.ready = ""'
const elsewhere = 'document.title = "elsewhere"'

function page(text: string): string {
  return `<!doctype html><title>${text}</title><script>${script}</script><p>${text.repeat(50)}</p>`
}

function twin(text: string, canonical?: string): string {
  return `---\ntitle: ${text}\n${canonical ? `canonical_url: ${canonical}\n` : ''}---\n\n# ${text}\n`
}

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Accueil'),
  'en.html': page('Home'),
  'faq.html': page('Questions'),
  'faq.md': twin('Questions', 'https://ibid.example/faq'),
  'en/faq.html': page('Questions in English'),
  'tools/free-geo-audit.html': page('Audit'),
  'agency/contact.html': page('Contact'),
  'en/agency/contact.html': page('Contact in English'),
  'film.html': page('Film'),
  '404.html': page('Page introuvable'),
  '404.md': twin('Page introuvable'),
  'en/404.html': page('Page not found'),
  'en/404.md': twin('Page not found'),
  'sitemap.md': twin('Plan du site'),
  'feed.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'fonts/reading-71f28fcc.woff2': Buffer.from('774f4632', 'hex'),
  '_astro/island.FVv06Hs5.js': 'export {}',
  '.well-known/security.txt': 'Contact: mailto:contact@ibid.example\n',
  '.env.txt': 'SECRET=1',
  'unknown.xyz': 'a kind of file that nobody asked for',
}

const policy = `default-src 'none'; script-src 'self' ${hashOf(script)} ${hashOf(elsewhere)}; style-src 'self'`

const policies = Object.fromEntries(
  Object.keys(files)
    .filter(name => name.endsWith('.html'))
    .map(name => [`/${name}`.replace(/(?:\/index)?\.html$/, '') || '/', policyOf(name)]),
)

function policyOf(name: string): string {
  return name === 'film.html' ? `${policy}; frame-src https://player.example` : policy
}

/** A page with this text cannot be drawn, and neither can the error page after it. */
export const undrawable = 'undrawable'

/** Its pages show what they were given, as text; the statuses are those of the real site. */
const entry = `
  const escape = text => text.replace(/[&<>]/g, sign => '&#' + sign.charCodeAt(0) + ';')
  const statusOf = page => {
    if (page.kind === 'error' || page.kind === 'desk') return page.status
    if (page.kind === 'no-audit') return page.end ? 410 : 404
    if (page.kind === 'audit-deletion') return page.ownerKey ? 200 : 403
    if (page.kind === 'watch') return page.watch ? 200 : 410
    if (page.kind === 'audit') return page.audit.refused ? 422 : 200
    if (page.form.problems.length > 0) return 422
    if (page.form.outcome.endsWith('limited')) return 429
    return page.form.outcome === 'failed' ? 503 : 200
  }
  const services = {
    fr: [{ value: 'monitoring-ia', label: 'Suivi dans les IA' }],
    en: [{ value: 'ai-monitoring-setup', label: 'AI monitoring setup' }],
  }
  let failures = 0
  export async function readServices(origin, language) {
    return services[language]
  }
  export async function render(path, page) {
    if (JSON.stringify(page).includes('${undrawable}')) failures = 2
    if (failures-- > 0) throw new Error('The page cannot be drawn.')
    const html = '<!doctype html><script>${script}</script><pre>' + escape(JSON.stringify({ path, page })) + '</pre>'
    return new Response(html, {
      status: statusOf(page),
      headers: { 'content-type': 'text/html', 'content-security-policy': ${JSON.stringify(policy)} },
    })
  }
`

/** Reads back what a page of the made-up site was given. */
export function drawn(html: string): { readonly path: string; readonly page: VisitorPage } {
  const text = /<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? ''
  return JSON.parse(text.replaceAll(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code))))
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

function writeCompressed(file: string, content: string): void {
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
