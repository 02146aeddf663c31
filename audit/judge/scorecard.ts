import type { PageRole, PillarId } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { agentsServed } from '../checks/access/agents-served.ts'
import { declarationsAgree } from '../checks/access/declarations-agree.ts'
import { directAnswers } from '../checks/access/direct-answers.ts'
import { indexable } from '../checks/access/indexable.ts'
import { missingPages } from '../checks/access/missing-pages.ts'
import { robotsLines } from '../checks/access/robots-lines.ts'
import { searchAgentsAllowed } from '../checks/access/search-agents-allowed.ts'
import { userAgentsAllowed } from '../checks/access/user-agents-allowed.ts'
import { answeredQuestions } from '../checks/answers/answered-questions.ts'
import { definitionFirst } from '../checks/answers/definition-first.ts'
import { listsAndTables } from '../checks/answers/lists-and-tables.ts'
import { passageRetrieval } from '../checks/answers/passage-retrieval.ts'
import { standalonePassages } from '../checks/answers/standalone-passages.ts'
import type { Check } from '../checks/check.ts'
import { comparisons } from '../checks/evidence/comparisons.ts'
import { figuresInText } from '../checks/evidence/figures-in-text.ts'
import { firstHandData } from '../checks/evidence/first-hand-data.ts'
import { noOverstatement } from '../checks/evidence/no-overstatement.ts'
import { quotations } from '../checks/evidence/quotations.ts'
import { sourcedFigures } from '../checks/evidence/sourced-figures.ts'
import { contentAge } from '../checks/freshness/content-age.ts'
import { datesAgree } from '../checks/freshness/dates-agree.ts'
import { noStaleWords } from '../checks/freshness/no-stale-words.ts'
import { aboutAndContact } from '../checks/identity/about-and-contact.ts'
import { namedAuthor } from '../checks/identity/named-author.ts'
import { organizationName } from '../checks/identity/organization-name.ts'
import { sameAs } from '../checks/identity/same-as.ts'
import { charset } from '../checks/reading/charset.ts'
import { contentStartsEarly } from '../checks/reading/content-starts-early.ts'
import { headingOutline } from '../checks/reading/heading-outline.ts'
import { mostlyContent } from '../checks/reading/mostly-content.ts'
import { noWall } from '../checks/reading/no-wall.ts'
import { oneMain } from '../checks/reading/one-main.ts'
import { textWithoutScript } from '../checks/reading/text-without-script.ts'
import { canonical } from '../checks/search/canonical.ts'
import { directivesAgree } from '../checks/search/directives-agree.ts'
import { inSitemap } from '../checks/search/in-sitemap.ts'
import { languageParity } from '../checks/search/language-parity.ts'
import { languageVersions } from '../checks/search/language-versions.ts'
import { linkTexts } from '../checks/search/link-texts.ts'
import { linkedPages } from '../checks/search/linked-pages.ts'
import { pageExperience } from '../checks/search/page-experience.ts'
import { topicAgreement } from '../checks/search/topic-agreement.ts'
import { structuredDataType } from '../checks/structured-data/structured-data-type.ts'
import { structuredDataValid } from '../checks/structured-data/structured-data-valid.ts'
import { structuredDataVisible } from '../checks/structured-data/structured-data-visible.ts'
import { rubricVersion } from '../rubric-version.ts'

/** One line of the scorecard: what is checked and the points it is worth. */
export type ScorecardLine = readonly [check: Check, points: number]

export interface Pillar {
  readonly id: PillarId
  /** The folder of its checks. */
  readonly folder: string
  readonly name: Bilingual
  readonly checks: readonly ScorecardLine[]
}

/**
 * The whole policy of the audit, rubric 1.2: eight pillars, 100 points. A check that the engines
 * document, or that is measured, is worth more than one that studies support, and that more than an
 * estimate; what has no evidence weighs nothing.
 */
export const scorecard: { readonly version: string; readonly pillars: readonly Pillar[] } = {
  version: rubricVersion,
  pillars: [
    {
      id: 'A',
      folder: 'access',
      name: { fr: 'Accès des moteurs de réponse', en: 'Access for answer engines' },
      checks: [
        [searchAgentsAllowed, 8],
        [userAgentsAllowed, 3],
        [agentsServed, 4],
        [indexable, 3],
        [missingPages, 1],
        [directAnswers, 1],
        [declarationsAgree, 0],
        [robotsLines, 0],
      ],
    },
    {
      id: 'B',
      folder: 'reading',
      name: { fr: 'Lecture sans navigateur', en: 'Readable without a browser' },
      checks: [
        [textWithoutScript, 7],
        [oneMain, 1],
        [headingOutline, 2],
        [contentStartsEarly, 2],
        [mostlyContent, 2],
        [noWall, 1],
        [charset, 0],
      ],
    },
    {
      id: 'C',
      folder: 'evidence',
      name: { fr: 'Preuves dans le texte', en: 'Evidence in the text' },
      checks: [
        [figuresInText, 5],
        [quotations, 4],
        [sourcedFigures, 5],
        [firstHandData, 3],
        [comparisons, 2],
        [noOverstatement, 1],
      ],
    },
    {
      id: 'D',
      folder: 'answers',
      name: { fr: 'Réponses et passages', en: 'Answers and passages' },
      checks: [
        [definitionFirst, 3],
        [answeredQuestions, 3],
        [standalonePassages, 3],
        [listsAndTables, 2],
        [passageRetrieval, 3],
      ],
    },
    {
      id: 'E',
      folder: 'search',
      name: { fr: 'Bases de la recherche', en: 'Search foundations' },
      checks: [
        [topicAgreement, 4],
        [canonical, 2],
        [inSitemap, 2],
        [linkedPages, 1],
        [languageVersions, 2],
        [linkTexts, 1],
        [pageExperience, 1],
        [directivesAgree, 0],
        [languageParity, 0],
      ],
    },
    {
      id: 'F',
      folder: 'freshness',
      name: { fr: 'Fraîcheur', en: 'Freshness' },
      checks: [
        [datesAgree, 4],
        [contentAge, 2],
        [noStaleWords, 1],
      ],
    },
    {
      id: 'G',
      folder: 'identity',
      name: { fr: 'Identité', en: 'Identity' },
      checks: [
        [organizationName, 2],
        [aboutAndContact, 1.5],
        [namedAuthor, 1.5],
        [sameAs, 2],
      ],
    },
    {
      id: 'H',
      folder: 'structured-data',
      name: { fr: 'Données structurées', en: 'Structured data' },
      checks: [
        [structuredDataValid, 1],
        [structuredDataType, 2],
        [structuredDataVisible, 1],
      ],
    },
  ],
}

/** How much a page counts in the site's score, by its role. An editorial choice. */
export const roleWeights: Readonly<Record<PageRole, number>> = {
  home: 3,
  service: 2,
  article: 2,
  faq: 2,
  about: 1,
  other: 1,
}
