import { defineCollection } from 'astro:content'
import { glob, type Loader } from 'astro/loaders'
import type { z } from 'astro/zod'
import { blockLabels } from './blocks/labels.ts'
import { sceneWords } from './blocks/scenes/words.ts'
import { withFacts } from './content/facts.ts'
import { readAgencyFile } from './content/content-file.ts'
import { agency } from './content/schemas/agency.ts'
import { article } from './content/schemas/article.ts'
import { author } from './content/schemas/author.ts'
import { caseStudy } from './content/schemas/case-study.ts'
import { changeLog } from './content/schemas/change.ts'
import { comparison } from './content/schemas/comparison.ts'
import { faqItem } from './content/schemas/faq-item.ts'
import { layoutLabels } from './content/schemas/layout.ts'
import { pageSummary } from './content/page-words.ts'
import { service } from './content/schemas/service.ts'
import { source } from './content/schemas/source.ts'
import { statistic } from './content/schemas/statistic.ts'
import { term } from './content/schemas/term.ts'
import { consentLabels } from './features/consent/labels.ts'
import { failureLabels } from './features/failure/labels.ts'
import { formLabels } from './features/forms/labels.ts'
import { machineLabels } from './machines/labels.ts'
import { routes } from './routes.ts'
import { auditReportWords } from './views/audit-report/words.ts'
import { blogWords } from './views/blog/words.ts'
import { caseStudiesWords } from './views/case-studies/words.ts'
import { changesWords } from './views/changes/words.ts'
import { checkExample, checkWords } from './views/check/words.ts'
import { contactWords } from './views/contact/words.ts'
import { crawlersWords } from './views/crawlers/words.ts'
import { definitionLabels, definitionWords } from './views/definition/words.ts'
import { deskWords } from './views/desk/words.ts'
import { engineLabels, enginesWords, engineWords } from './views/engines/words.ts'
import { faqWords } from './views/faq/words.ts'
import { freeAuditWords } from './views/free-audit/words.ts'
import { geoVsSeoWords } from './views/geo-vs-seo/words.ts'
import { glossaryWords } from './views/glossary/words.ts'
import { guideWords } from './views/guide/words.ts'
import { homeWords } from './views/home/words.ts'
import { notFoundWords } from './views/messages/not-found/words.ts'
import { serverErrorWords } from './views/messages/server-error/words.ts'
import { methodologyWords } from './views/methodology/words.ts'
import { accessibilityWords } from './views/policies/accessibility/words.ts'
import { aiPolicyWords } from './views/policies/ai-policy/words.ts'
import { gdprWords } from './views/policies/gdpr/words.ts'
import { legalWords } from './views/policies/legal/words.ts'
import { privacyWords } from './views/policies/privacy/words.ts'
import { readinessCheckerWords } from './views/readiness-checker/words.ts'
import { roiCalculatorWords } from './views/roi-calculator/words.ts'
import { sampleReportWords } from './views/sample-report/words.ts'
import { scoreWorthWords } from './views/score-worth/words.ts'
import { scorecardWords } from './views/scorecard/words.ts'
import { servicesWords } from './views/services/words.ts'
import { siteMapWords } from './views/site-map/words.ts'
import { sourcesWords } from './views/sources/words.ts'
import { statisticsWords } from './views/statistics/words.ts'
import { videoWords } from './views/video/words.ts'

/**
 * Everything in `content/`, with the schema each file must satisfy: `file` is a collection of one
 * file, `folder` one of many. A page has its words in `content/pages/` and their schema beside its
 * view; all are read through `site/content/read.ts`.
 */
export const collections = {
  agency: file('agency.yaml', agency),
  articles: folder('articles', article),
  authors: folder('authors', author),
  cases: folder('cases', caseStudy),
  changes: file('changes.yaml', changeLog),
  comparison: file('comparison/geo-vs-seo.yaml', comparison),
  faq: folder('faq', faqItem),
  glossary: folder('glossary', term),
  services: folder('services', service),
  sources: folder('sources', source),
  statistics: folder('statistics', statistic),

  checks: folder('checks', checkExample),

  blocks: file('labels/blocks.yaml', blockLabels),
  consent: file('labels/consent.yaml', consentLabels),
  engineLabels: file('labels/engine.yaml', engineLabels),
  definitionLabels: file('labels/definition.yaml', definitionLabels),
  failure: file('labels/failure.yaml', failureLabels),
  forms: file('labels/forms.yaml', formLabels),
  layout: file('labels/layout.yaml', layoutLabels),
  machines: file('labels/machines.yaml', machineLabels),
  scenes: file('labels/scenes.yaml', sceneWords),

  aiPolicy: file('pages/ai-policy.yaml', aiPolicyWords),
  auditReport: file('pages/audit-report.yaml', auditReportWords),
  blog: file('pages/blog.yaml', blogWords),
  caseStudies: file('pages/case-studies.yaml', caseStudiesWords),
  changesPage: file('pages/changes.yaml', changesWords),
  check: file('pages/check.yaml', checkWords),
  contact: file('pages/contact.yaml', contactWords),
  crawlers: file('pages/crawlers.yaml', crawlersWords),
  desk: file('pages/desk.yaml', deskWords),
  definitions: folder('pages', definitionWords, 'definition-*.yaml'),
  engines: folder('pages', engineWords, 'engine-*.yaml'),
  enginesPage: file('pages/engines.yaml', enginesWords),
  faqPage: file('pages/faq.yaml', faqWords),
  freeAudit: file('pages/free-geo-audit.yaml', freeAuditWords),
  geoVsSeo: file('pages/geo-vs-seo.yaml', geoVsSeoWords),
  gdpr: file('pages/gdpr.yaml', gdprWords),
  glossaryPage: file('pages/glossary.yaml', glossaryWords),
  guide: file('pages/guide.yaml', guideWords),
  home: file('pages/home.yaml', homeWords),
  accessibility: file('pages/accessibility.yaml', accessibilityWords),
  legal: file('pages/legal.yaml', legalWords),
  methodology: file('pages/methodology.yaml', methodologyWords),
  notFound: file('pages/not-found.yaml', notFoundWords),
  privacy: file('pages/privacy.yaml', privacyWords),
  readinessChecker: file('pages/readiness-checker.yaml', readinessCheckerWords),
  roiCalculator: file('pages/roi-calculator.yaml', roiCalculatorWords),
  sampleReport: file('pages/sample-report.yaml', sampleReportWords),
  scorecard: file('pages/scorecard.yaml', scorecardWords),
  scoreWorth: file('pages/score-worth.yaml', scoreWorthWords),
  serverError: file('pages/server-error.yaml', serverErrorWords),
  siteMap: file('pages/site-map.yaml', siteMapWords),
  sourcesPage: file('pages/sources.yaml', sourcesWords),
  statisticsPage: file('pages/statistics.yaml', statisticsWords),
  servicesPage: file('pages/services.yaml', servicesWords),
  video: file('pages/video.yaml', videoWords),

  /** What all pages have: see content/pages.ts. */
  pages: folder(
    'pages',
    pageSummary,
    routes.map(route => `${route.id}.yaml`),
  ),
}

function file<Schema extends z.ZodType>(path: string, schema: Schema) {
  return defineCollection({ loader: content('./content', path), schema })
}

/** The id of an entry is the name of its file. */
function folder<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  pattern: string | string[] = '*.yaml',
) {
  return defineCollection({ loader: content(`./content/${path}`, pattern), schema })
}

/** Fills in the facts of the agency before the schema judges a text, so that a title has its real length. */
function content(base: string, pattern: string | string[]): Loader {
  const loader = glob({ base, pattern })
  const facts = readAgencyFile()
  return {
    ...loader,
    load: context =>
      loader.load({
        ...context,
        parseData: entry => context.parseData({ ...entry, data: withFacts(entry.data, facts) }),
        // Astro reads an entry again when its digest has changed.
        generateDigest: data => context.generateDigest(JSON.stringify([data, facts])),
      }),
  }
}
