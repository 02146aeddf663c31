import type { PageRole, PillarId } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import type { Check } from '../checks/check.ts'
import * as checks from '../checks/index.ts'
import { rubricVersion } from '../rubric-version.ts'

// How many announced faults a language model judged one by one, and how many of them were true.
export { default as precision } from '../checks/precision.json' with { type: 'json' }
// Published beside the points: what is not asked of a kind of page.
export { profiles } from '../checks/profiles.ts'
// Their titles and addresses, for pages that cite the same works.
export { type WorkName, works } from '../checks/works.ts'

/** The share of the judged faults of a check that must be true for it to have points, from 0 to 1. */
export const trueShareForPoints = 0.92

export type ScorecardLine = readonly [check: Check, points: number]

export interface Pillar {
  readonly id: PillarId
  readonly folder: string
  readonly name: Bilingual
  readonly checks: readonly ScorecardLine[]
}

/**
 * The whole policy of the audit, rubric 2.5: eight pillars, 100 points. The points are an editorial choice based on
 * evidence, not a measurement. A check has none if fewer than 92 of 100 of its faults were found true
 * (`audit/checks/precision.json`). Of the others, those weigh most that alone keep a page from being cited and that the
 * engines document or the audit measures; less those that studies support, since studies disagree; least those with a
 * single source or a correlation; those without evidence weigh nothing. The reason of each line is above it.
 */
export const scorecard: { readonly version: string; readonly pillars: readonly Pillar[] } = {
  version: rubricVersion,
  pillars: [
    {
      id: 'A',
      folder: 'access',
      name: { fr: 'Accès des moteurs de réponse', en: 'Access for answer engines' },
      checks: [
        // Much: the six makers document that pages closed to their search crawler are not cited.
        [checks.searchAgentsAllowed, 13],
        // Three makers document the same for agents that come only when a person sends them.
        [checks.userAgentsAllowed, 3],
        // A refusal is as final as robots.txt; less than half of its points, since we only use the name of the crawler.
        [checks.agentsServed, 4],
        // Documented, for each page; when every page is closed, the gate caps the score too.
        [checks.indexable, 5],
        // A third of the requests of ChatGPT’s and Claude’s crawlers get a 404 (Vercel and MERJ, 2024): that costs visits,
        // hardly citations.
        [checks.missingPages, 1],
        // Agents give up on slow answers; no figure says how many.
        [checks.directAnswers, 1],
        // Two large counts find no effect of llms.txt on citations, and none exists for the others.
        [checks.declarationsAgree, 0],
        // What a faulty line closes is counted by the checks above.
        [checks.robotsLines, 0],
      ],
    },
    {
      id: 'B',
      folder: 'reading',
      name: { fr: 'Lecture sans navigateur', en: 'Readable without a browser' },
      checks: [
        // Much: only the crawlers of Google and Bing run scripts (Vercel and MERJ, 2024).
        [checks.textWithoutScript, 18],
        // Semantic HTML correlates with citations (GEO-16: r = 0.65), which is no proof: a small part of its worth here,
        // since main text is found without this element, and blind readers rank sites without it as high as others.
        [checks.oneMain, 1],
        // Passages are split at headings: the other part of the worth of semantic HTML.
        [checks.headingOutline, 6],
        // Its faults have not been found true often enough (`precision.json`).
        [checks.contentStartsEarly, 0],
        // Several auditors ask for it; but its faults have not been found true often enough.
        [checks.mostlyContent, 0],
        // The substance of the site counts what is written; 11 of 14 found true, before it spared pages of pictures,
        // forms, tables and links. No points.
        [checks.enoughText, 0],
        // Google asks for it; a wall in the markup itself is rare.
        [checks.noWall, 1],
        // A page in the wrong encoding loses points in the checks that read its words.
        [checks.charset, 0],
      ],
    },
    {
      id: 'C',
      folder: 'evidence',
      name: { fr: 'Preuves dans le texte', en: 'Evidence in the text' },
      checks: [
        // +31 % for statistics (GEO, 2024), near zero when many sites do it (C-SEO Bench, 2025); but its faults have not
        // been found true often enough.
        [checks.figuresInText, 0],
        // +41 % for quotations (GEO, 2024), near zero when many sites do it (C-SEO Bench, 2025); but its faults have not
        // been found true often enough.
        [checks.quotations, 0],
        // Its faults have not been found true often enough (`precision.json`).
        [checks.sourcedFigures, 0],
        // Google asks for what others do not have; but its faults have not been found true often enough.
        [checks.firstHandData, 0],
        // Frequent on the pages that answers draw on (Zhang, 2026); but its faults have not been found true often enough.
        [checks.comparisons, 0],
        // Keyword stuffing loses 8 % (GEO, 2024); but its faults have not been found true often enough.
        [checks.noOverstatement, 0],
      ],
    },
    {
      id: 'D',
      folder: 'answers',
      name: { fr: 'Réponses et passages', en: 'Answers and passages' },
      checks: [
        // What is not written cannot be cited, and the pages that answers draw on are longer (Zhang, 2026). The most of
        // all: nothing else orders sites so much as blind readers do, on each of four lots of sites.
        [checks.substance, 20],
        // Frequent on the pages that answers draw on (Zhang, 2026); but its faults have not been found true often enough.
        [checks.definitionFirst, 0],
        // Its faults have not been found true often enough (`precision.json`).
        [checks.answeredQuestions, 0],
        // Half of the statements of engines are not supported by their sources (Liu, 2023); but its faults have not
        // been found true often enough.
        [checks.standalonePassages, 0],
        // Frequent on the pages that answers draw on (Zhang, 2026); but its faults have not been found true often enough.
        [checks.listsAndTables, 0],
        // Relevance outweighs style (Wan, 2024); but its faults have not been found true often enough.
        [checks.passageRetrieval, 0],
      ],
    },
    {
      id: 'E',
      folder: 'search',
      name: { fr: 'Bases de la recherche', en: 'Search foundations' },
      checks: [
        // Google names the three places where it looks for the title and the text of its links.
        [checks.topicAgreement, 5],
        // Documented by Google, as a hint that search engines can also do without: least of all.
        [checks.canonical, 1],
        // Documented by Google; but its faults have not been found true often enough.
        [checks.inSitemap, 0],
        // Documented by Google; pages are also found by sitemaps.
        [checks.linkedPages, 1],
        // Its faults have not been found true often enough (`precision.json`).
        [checks.languageVersions, 0],
        // A rule of HTML, and engines answer in the language of the question (Chen, 2025).
        [checks.pageLanguage, 3],
        // Documented by Google for search: a title tells which page answers.
        [checks.ownTitles, 4],
        // Documented for search; but its faults have not been found true often enough.
        [checks.linkTexts, 0],
        // Documented for search; no known effect on citations.
        [checks.pageExperience, 1],
        // The faults themselves are counted elsewhere.
        [checks.directivesAgree, 0],
        // No study says what a thinner translation costs.
        [checks.languageParity, 0],
      ],
    },
    {
      id: 'F',
      folder: 'freshness',
      name: { fr: 'Fraîcheur', en: 'Freshness' },
      checks: [
        // Its faults have not been found true often enough (`precision.json`).
        [checks.datesAgree, 0],
        // So rare a fault that none has been judged.
        [checks.contentAge, 0],
        // A sign of neglect; no study measures it, and too few of its faults have been judged.
        [checks.noStaleWords, 0],
      ],
    },
    {
      id: 'G',
      folder: 'identity',
      name: { fr: 'Identité', en: 'Identity' },
      checks: [
        // A precaution: no study measures it, but an answer has to name its source.
        [checks.organizationName, 3],
        // Its faults have not been found true often enough (`precision.json`).
        [checks.aboutAndContact, 0],
        // Its faults have not been found true often enough (`precision.json`).
        [checks.namedAuthor, 0],
        // Mentions of a brand correlate with citations (Ahrefs, 2026); its profiles only help to identify it. 34 of 37
        // found true before its three causes were mended; judged by nobody since.
        [checks.sameAs, 4],
      ],
    },
    {
      id: 'H',
      folder: 'structured-data',
      name: { fr: 'Données structurées', en: 'Structured data' },
      checks: [
        // Few points for the whole pillar: two controlled studies find no effect (Fischman and Ahrefs, 2026).
        [checks.structuredDataValid, 1],
        // Bing says that it reads it: the most of the few.
        [checks.structuredDataType, 4],
        // Google’s rule: what is marked up must be seen; but its faults have not been found true often enough.
        [checks.structuredDataVisible, 0],
      ],
    },
  ],
}

/** How much a page counts in the site's score, by its role. An editorial choice. */
export const roleWeights: Readonly<Record<PageRole, number>> = {
  home: 3,
  service: 2,
  product: 2,
  article: 2,
  documentation: 2,
  faq: 2,
  about: 1,
  legal: 1,
  list: 1,
  other: 1,
}
