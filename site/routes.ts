import type { PageType } from '#contracts/analytics-event.ts'
import { type Language, languageOfPath } from '#contracts/languages.ts'

interface RouteOf<Id extends string> {
  readonly id: Id
  readonly fr: string
  readonly en: string
  /** Other French or English paths that show the same page; `fr` and `en` are canonical. */
  readonly aliases?: readonly string[]
  readonly pageType: PageType
  readonly schemaType: SchemaType
  readonly menu: Menu | null
  /** The `.astro` file of `site/views/` that puts the page together, without its ending. */
  readonly view: string
}

export type SchemaType = 'WebPage' | 'AboutPage' | 'ScholarlyArticle' | 'VideoObject'

/** The guide, in the about menu, is in the footer too. */
export type Menu = 'about' | 'agency' | 'blog' | 'footer'

/**
 * Every page of the site, once: its two addresses, what kind of page it is for the audience
 * figures and for machines, and where menus show it. Language switch, menus, breadcrumbs,
 * alternates, sitemap and the tests' list of pages are read from here.
 */
export const routes = [
  route('home', '/', '/en', 'home', { view: 'home/Home' }),
  route(
    'definition-geo',
    '/definition-generative-engine-optimization',
    '/en/definition-generative-engine-optimization',
    'definition',
    { menu: 'about', schemaType: 'ScholarlyArticle', view: 'definition/Definition' },
  ),
  route(
    'definition-gea',
    '/definition-generative-engine-advertising',
    '/en/definition-generative-engine-advertising',
    'definition',
    { schemaType: 'ScholarlyArticle', view: 'definition/Definition' },
  ),
  route('definition-aio', '/definition-ai-optimization', '/en/definition-ai-optimization', 'definition', {
    schemaType: 'ScholarlyArticle',
    view: 'definition/Definition',
  }),
  route(
    'definition-ai-native',
    '/definition-ai-native-marketing',
    '/en/definition-ai-native-marketing',
    'definition',
    { schemaType: 'ScholarlyArticle', view: 'definition/Definition' },
  ),
  route('geo-vs-seo', '/geo-vs-seo', '/en/geo-vs-seo', 'comparison', {
    menu: 'about',
    view: 'geo-vs-seo/GeoVsSeo',
  }),
  route('statistics', '/geo-statistics-2025', '/en/geo-statistics-2025', 'other', {
    menu: 'about',
    view: 'statistics/Statistics',
  }),
  route('faq', '/faq', '/en/faq', 'other', { menu: 'about', view: 'faq/Faq' }),
  route('glossary', '/glossary', '/en/glossary', 'other', { menu: 'about', view: 'glossary/Glossary' }),
  route('methodology', '/geo-methodology', '/en/geo-methodology', 'other', {
    menu: 'about',
    view: 'methodology/Methodology',
  }),
  route('scorecard', '/grille-audit-geo', '/en/geo-audit-rubric', 'other', { view: 'scorecard/Scorecard' }),
  route('guide', '/guide-complet-geo-2025', '/en/complete-geo-guide-2025', 'guide', {
    menu: 'about',
    view: 'guide/Guide',
    aliases: ['/guide-geo-2025'],
  }),
  route('video', '/video-presentation-geo', '/en/video-presentation-geo', 'other', {
    schemaType: 'VideoObject',
    view: 'video/Video',
  }),
  route('blog', '/blog', '/en/blog', 'blog', { menu: 'blog', view: 'blog/Blog' }),
  route(
    'article-invisible-brands',
    '/blog/90-percent-marques-invisibles-ia',
    '/en/blog/90-percent-brands-invisible-to-ai',
    'blog',
    { view: 'article/Article' },
  ),
  route('free-geo-audit', '/tools/free-geo-audit', '/en/tools/free-geo-audit', 'audit', {
    menu: 'agency',
    view: 'free-audit/FreeAudit',
  }),
  route('roi-calculator', '/tools/geo-roi-calculator', '/en/tools/geo-roi-calculator', 'other', {
    view: 'roi-calculator/RoiCalculator',
  }),
  route('readiness-checker', '/tools/geo-readiness-checker', '/en/tools/geo-readiness-checker', 'other', {
    view: 'readiness-checker/ReadinessChecker',
  }),
  route('services', '/agency/services', '/en/agency/services', 'services', {
    menu: 'agency',
    view: 'services/Services',
  }),
  route('case-studies', '/agency/case-studies', '/en/agency/case-studies', 'other', {
    menu: 'agency',
    view: 'case-studies/CaseStudies',
  }),
  route('contact', '/agency/contact', '/en/agency/contact', 'contact', {
    menu: 'agency',
    view: 'contact/Contact',
  }),
  route('sources', '/sources', '/en/sources', 'other', {
    menu: 'footer',
    schemaType: 'AboutPage',
    view: 'sources/Sources',
  }),
  route('legal', '/legal', '/en/legal', 'other', { menu: 'footer', view: 'policies/legal/Legal' }),
  route('privacy', '/privacy', '/en/privacy', 'other', { menu: 'footer', view: 'policies/privacy/Privacy' }),
  route('gdpr', '/rgpd', '/en/gdpr', 'other', { menu: 'footer', view: 'policies/gdpr/Gdpr' }),
  route('ai-policy', '/politique-ia', '/en/ai-policy', 'other', { view: 'policies/ai-policy/AiPolicy' }),
] as const

export type Route = (typeof routes)[number]
export type PageId = Route['id']

/** The route shown at a path of the site, canonical or alias; undefined for any other path. */
export function routeOfPath(path: string): Route | undefined {
  return routes.find(route => pathsOf(route).includes(path))
}

/** Every path at which a route is shown. */
export function pathsOf(route: Route): readonly string[] {
  return [route.fr, route.en, ...(route.aliases ?? [])]
}

/** The routes that a menu shows, in the order of the table. */
export function menuRoutes(menu: Menu): readonly Route[] {
  return routes.filter(route => route.menu === menu)
}

/** What the foot of a page links to: the guide, and the pages of the `footer` menu. */
export function footerRoutes(): readonly Route[] {
  return routes.filter(route => route.id === 'guide' || route.menu === 'footer')
}

/** The same page in the other language; a path that is no page gains or loses `/en`. */
export function counterpartOf(path: string): string {
  const route = routeOfPath(path)
  const isEnglish = languageOfPath(path) === 'en'
  if (route) return isEnglish ? route.fr : route.en
  return isEnglish ? path.slice('/en'.length) || '/' : `/en${path}`
}

/** The path of a page in a language; an unknown id is a mistake in the code that asks. */
export function pathOf(id: PageId, language: Language): string {
  const found = routes.find(route => route.id === id)
  if (!found) throw new Error(`There is no page "${id}" in site/routes.ts.`)
  return found[language]
}

function route<const Id extends string>(
  id: Id,
  fr: string,
  en: string,
  pageType: PageType,
  {
    menu = null,
    schemaType = 'WebPage',
    view,
    aliases = [],
  }: Pick<RouteOf<Id>, 'view'> & Partial<Pick<RouteOf<Id>, 'menu' | 'schemaType' | 'aliases'>>,
): RouteOf<Id> {
  return { id, fr, en, pageType, menu, schemaType, view, aliases }
}
