import type { PageType } from '#contracts/analytics-event.ts'
import {
  type Bilingual,
  inOtherLanguage,
  type Language,
  languageOfPath,
  languages,
} from '#contracts/languages.ts'
import {
  auditFormPaths,
  contactFormPaths,
  guideFormPaths,
  homePaths,
  sampleReportPaths,
  servicesFormPaths,
} from '#contracts/paths.ts'

interface RouteOf<Id extends string> extends Bilingual {
  readonly id: Id
  /** Other French or English paths that show the same page; `fr` and `en` are canonical. */
  readonly aliases: readonly string[]
  /** The part of the site that it belongs to: its menu in the header, its heading in llms.txt. */
  readonly section: Section
  /** The menus that show it: that of its section in the header, and that of the footer. */
  readonly menus: readonly ('header' | 'footer')[]
  readonly pageType: PageType
  readonly schemaType: SchemaType
  /** The `.astro` file of `site/views/` that puts the page together, without its ending. */
  readonly view: string
}

type SchemaType = 'WebPage' | 'AboutPage' | 'ScholarlyArticle' | 'VideoObject'

export const sections = ['about', 'agency', 'blog', 'legal'] as const
export type Section = (typeof sections)[number]

/** The page of an answer engine: its words are `content/pages/<id>.yaml`. */
const engine = { section: 'about', view: 'engines/Engine' } as const

const definition = {
  section: 'about',
  pageType: 'definition',
  schemaType: 'ScholarlyArticle',
  view: 'definition/Definition',
} as const

/**
 * Every page of the site, once: its two addresses, its type for analytics and for machines, and its menus.
 * The language switch, menus, breadcrumbs, alternates, sitemap, llms.txt and the page list of the tests are
 * read from here.
 */
export const routes = [
  route('home', homePaths, { section: 'agency', pageType: 'home', view: 'home/Home' }),
  route(
    'definition-geo',
    { fr: '/definition-generative-engine-optimization', en: '/en/definition-generative-engine-optimization' },
    { ...definition, menus: ['header'] },
  ),
  route(
    'definition-gea',
    { fr: '/definition-generative-engine-advertising', en: '/en/definition-generative-engine-advertising' },
    definition,
  ),
  route(
    'definition-aio',
    { fr: '/definition-ai-optimization', en: '/en/definition-ai-optimization' },
    definition,
  ),
  route(
    'definition-ai-native',
    { fr: '/definition-ai-native-marketing', en: '/en/definition-ai-native-marketing' },
    definition,
  ),
  route(
    'geo-vs-seo',
    { fr: '/geo-vs-seo', en: '/en/geo-vs-seo' },
    { section: 'about', menus: ['header'], pageType: 'comparison', view: 'geo-vs-seo/GeoVsSeo' },
  ),
  route(
    'statistics',
    { fr: '/geo-statistics-2025', en: '/en/geo-statistics-2025' },
    { section: 'about', menus: ['header'], view: 'statistics/Statistics' },
  ),
  route('faq', { fr: '/faq', en: '/en/faq' }, { section: 'about', menus: ['header'], view: 'faq/Faq' }),
  route(
    'glossary',
    { fr: '/glossary', en: '/en/glossary' },
    { section: 'about', menus: ['header'], view: 'glossary/Glossary' },
  ),
  route(
    'methodology',
    { fr: '/geo-methodology', en: '/en/geo-methodology' },
    { section: 'about', menus: ['header'], view: 'methodology/Methodology' },
  ),
  route(
    'scorecard',
    { fr: '/grille-audit-geo', en: '/en/geo-audit-rubric' },
    { section: 'about', view: 'scorecard/Scorecard' },
  ),
  route(
    'score-worth',
    { fr: '/ce-que-vaut-notre-note', en: '/en/what-our-score-is-worth' },
    { section: 'about', view: 'score-worth/ScoreWorth' },
  ),
  route(
    'crawlers',
    { fr: '/robots-ia', en: '/en/ai-crawlers' },
    { section: 'about', view: 'crawlers/Crawlers' },
  ),
  route(
    'engines',
    { fr: '/moteurs-de-reponse', en: '/en/answer-engines' },
    { section: 'about', menus: ['footer'], view: 'engines/Engines' },
  ),
  route('engine-chatgpt', belowEngines('chatgpt'), engine),
  route('engine-claude', belowEngines('claude'), engine),
  route('engine-perplexity', belowEngines('perplexity'), engine),
  route('engine-google', belowEngines('google'), engine),
  route('engine-copilot', belowEngines('copilot'), engine),
  route('engine-mistral', belowEngines('mistral'), engine),
  route('engine-grok', belowEngines('grok'), engine),
  route(
    'changes',
    { fr: '/ce-qui-a-change', en: '/en/what-changed' },
    { section: 'about', menus: ['footer'], view: 'changes/Changes' },
  ),
  route('guide', guideFormPaths, {
    section: 'about',
    menus: ['header', 'footer'],
    pageType: 'guide',
    aliases: ['/guide-geo-2025'],
    view: 'guide/Guide',
  }),
  route(
    'video',
    { fr: '/video-presentation-geo', en: '/en/video-presentation-geo' },
    { section: 'about', schemaType: 'VideoObject', view: 'video/Video' },
  ),
  route(
    'blog',
    { fr: '/blog', en: '/en/blog' },
    { section: 'blog', menus: ['header'], pageType: 'blog', view: 'blog/Blog' },
  ),
  route(
    'article-invisible-brands',
    { fr: '/blog/90-percent-marques-invisibles-ia', en: '/en/blog/90-percent-brands-invisible-to-ai' },
    { section: 'blog', pageType: 'blog', view: 'article/Article' },
  ),
  route(
    'article-cited-pages',
    { fr: '/blog/note-audit-et-citations', en: '/en/blog/audit-score-and-citations' },
    { section: 'blog', pageType: 'blog', view: 'article/Article' },
  ),
  route(
    'article-robots-txt',
    { fr: '/blog/robots-txt-et-robots-ia', en: '/en/blog/robots-txt-and-ai-crawlers' },
    { section: 'blog', pageType: 'blog', view: 'article/Article' },
  ),
  route(
    'article-llms-txt',
    { fr: '/blog/que-contient-llms-txt', en: '/en/blog/what-llms-txt-files-contain' },
    { section: 'blog', pageType: 'blog', view: 'article/Article' },
  ),
  route(
    'article-pages-as-sent',
    { fr: '/blog/pages-sans-script', en: '/en/blog/pages-without-scripts' },
    { section: 'blog', pageType: 'blog', view: 'article/Article' },
  ),
  route(
    'article-two-languages',
    { fr: '/blog/meme-page-francais-anglais', en: '/en/blog/same-page-french-english' },
    { section: 'blog', pageType: 'blog', view: 'article/Article' },
  ),
  route('free-geo-audit', auditFormPaths, {
    section: 'agency',
    menus: ['header'],
    pageType: 'audit',
    view: 'free-audit/FreeAudit',
  }),
  route('sample-report', sampleReportPaths, {
    section: 'agency',
    view: 'sample-report/SampleReport',
  }),
  route(
    'roi-calculator',
    { fr: '/tools/geo-roi-calculator', en: '/en/tools/geo-roi-calculator' },
    { section: 'agency', view: 'roi-calculator/RoiCalculator' },
  ),
  route(
    'readiness-checker',
    { fr: '/tools/geo-readiness-checker', en: '/en/tools/geo-readiness-checker' },
    { section: 'agency', view: 'readiness-checker/ReadinessChecker' },
  ),
  route('services', servicesFormPaths, {
    section: 'agency',
    menus: ['header'],
    pageType: 'services',
    view: 'services/Services',
  }),
  route(
    'case-studies',
    { fr: '/agency/case-studies', en: '/en/agency/case-studies' },
    { section: 'agency', menus: ['header'], view: 'case-studies/CaseStudies' },
  ),
  route('contact', contactFormPaths, {
    section: 'agency',
    menus: ['header'],
    pageType: 'contact',
    view: 'contact/Contact',
  }),
  route(
    'sources',
    { fr: '/sources', en: '/en/sources' },
    { section: 'about', menus: ['footer'], schemaType: 'AboutPage', view: 'sources/Sources' },
  ),
  route(
    'site-map',
    { fr: '/plan-du-site', en: '/en/site-map' },
    { section: 'legal', menus: ['footer'], view: 'site-map/SiteMap' },
  ),
  route(
    'legal',
    { fr: '/legal', en: '/en/legal' },
    { section: 'legal', menus: ['footer'], view: 'policies/legal/Legal' },
  ),
  route(
    'privacy',
    { fr: '/privacy', en: '/en/privacy' },
    { section: 'legal', menus: ['footer'], view: 'policies/privacy/Privacy' },
  ),
  route(
    'gdpr',
    { fr: '/rgpd', en: '/en/gdpr' },
    { section: 'legal', menus: ['footer'], view: 'policies/gdpr/Gdpr' },
  ),
  route(
    'accessibility',
    { fr: '/accessibilite', en: '/en/accessibility' },
    { section: 'legal', menus: ['footer'], view: 'policies/accessibility/Accessibility' },
  ),
  route(
    'ai-policy',
    { fr: '/politique-ia', en: '/en/ai-policy' },
    { section: 'about', view: 'policies/ai-policy/AiPolicy' },
  ),
] as const

/** A page of the table. */
export type WrittenPageId = (typeof routes)[number]['id']
/** The page of one check of the rubric. */
export type CheckPageId = `check-${string}`

export type Route = (typeof routes)[number] | RouteOf<CheckPageId>
export type PageId = Route['id']

/**
 * The page of a check, below the rubric. Which checks there are, `every-route.ts` knows: this table is also
 * read in browsers, which have no use for the engine.
 */
export function checkRoute(check: string): RouteOf<CheckPageId> {
  const [fr, en] = languages.map(language => `${pathOf('scorecard', language)}/${check}`)
  return route(
    `check-${check}`,
    { fr: String(fr), en: String(en) },
    { section: 'about', view: 'check/Check' },
  )
}

export function routeOfPath(path: string): Route | undefined {
  const written = routes.find(route => pathsOf(route).includes(path))
  const folder = `${pathOf('scorecard', languageOfPath(path))}/`
  return written ?? (path.startsWith(folder) ? checkRoute(path.slice(folder.length)) : undefined)
}

export function pathsOf(route: Route): readonly string[] {
  return [route.fr, route.en, ...route.aliases]
}

export function menuRoutes(section: Section): readonly Route[] {
  return routes.filter(route => route.section === section && route.menus.includes('header'))
}

export function footerRoutes(): readonly Route[] {
  return routes.filter(({ menus }) => menus.includes('footer'))
}

export function counterpartOf(path: string): string {
  const route = routeOfPath(path)
  if (!route) return inOtherLanguage(path)
  return languageOfPath(path) === 'en' ? route.fr : route.en
}

/** @throws for an unknown id. */
export function pathOf(id: PageId, language: Language): string {
  const found = isCheckPage(id)
    ? checkRoute(id.slice('check-'.length))
    : routes.find(route => route.id === id)
  if (!found) throw new Error(`There is no page "${id}" in site/routes.ts.`)
  return found[language]
}

export function isCheckPage(id: PageId): id is CheckPageId {
  return id.startsWith('check-')
}

function belowEngines(name: string): Bilingual {
  return { fr: `/moteurs-de-reponse/${name}`, en: `/en/answer-engines/${name}` }
}

type Optional = 'aliases' | 'menus' | 'pageType' | 'schemaType'

function route<const Id extends string>(
  id: Id,
  { fr, en }: Bilingual,
  page: Pick<RouteOf<Id>, 'section' | 'view'> & Partial<Pick<RouteOf<Id>, Optional>>,
): RouteOf<Id> {
  return { id, fr, en, aliases: [], menus: [], pageType: 'other', schemaType: 'WebPage', ...page }
}
