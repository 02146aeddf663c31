import type { PageRole } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'

/** The checks that do not apply to a kind of page, and why: published with the rubric. */
export interface Profile {
  readonly without: readonly string[]
  readonly why: Bilingual
}

const evidence = [
  'figures-in-text',
  'quotations',
  'sourced-figures',
  'first-hand-data',
  'comparisons',
  'no-overstatement',
]
const answers = ['definition-first', 'answered-questions', 'passage-retrieval']
const dates = ['dates-agree', 'content-age']

/** All checks apply to the kinds of page that are not listed. */
export const profiles: Readonly<Partial<Record<PageRole, Profile>>> = {
  documentation: {
    without: [
      'figures-in-text',
      'quotations',
      'sourced-figures',
      'first-hand-data',
      'no-overstatement',
      'named-author',
    ],
    why: {
      fr: 'Une documentation explique un produit : on n’y attend ni auteur, ni citation, ni statistique.',
      en: 'Documentation explains a product: nobody expects an author, a quotation or a statistic there.',
    },
  },
  product: {
    without: [
      'quotations',
      'sourced-figures',
      'first-hand-data',
      'answered-questions',
      'named-author',
      ...dates,
    ],
    why: {
      fr: 'Une fiche de produit décrit ce qui se vend : on n’y attend ni citation, ni étude, ni date.',
      en: 'A product page describes what is sold: nobody expects a quotation, a study or a date there.',
    },
  },
  list: {
    without: [
      ...evidence,
      ...answers,
      ...dates,
      'standalone-passages',
      'named-author',
      'structured-data-type',
      'linked-pages',
    ],
    why: {
      fr: 'Une liste (rubrique, étiquette, archive) mène à des pages : c’est d’elles qu’on attend un texte.',
      en: 'A list (a section, a tag, an archive) leads to pages: the text is expected of those.',
    },
  },
  legal: {
    without: [...evidence, ...answers, ...dates, 'named-author', 'structured-data-type'],
    why: {
      fr: 'Une page de contact ou de règles dit ce qu’elle doit dire : on ne la cite pas pour ses preuves.',
      en: 'A contact page or a page of rules says what it must: it is not cited for its evidence.',
    },
  },
}

export function isAsked(check: string, role: PageRole): boolean {
  return !profiles[role]?.without.includes(check)
}
