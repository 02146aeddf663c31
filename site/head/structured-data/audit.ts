import type { DefinedTerm, HowTo, Report, TechArticle } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import type { RubricCheck } from '../../content/rubric.ts'
import { pathOf } from '../../routes.ts'
import { author } from './organization.ts'
import type { Place } from './place.ts'

interface Step {
  readonly id: string
  readonly title: string
  readonly summary: string
}

/** The phases of our method, each with its anchor in the page. */
export function methodNode(
  { heading, items }: { readonly heading: string; readonly items: readonly Step[] },
  place: Place,
): HowTo {
  return {
    '@type': 'HowTo',
    '@id': place.node('method'),
    name: heading,
    inLanguage: place.language,
    step: items.map(({ id, title, summary }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text: plainText(summary),
      url: place.node(id),
    })),
  }
}

interface Signed {
  readonly updated: string
  readonly signedBy: string
}

/** A check of the rubric, as a term that the rubric defines, and the page about it: a manual of the audit. */
export function checkNodes(
  { id, name, why }: RubricCheck,
  { updated, signedBy }: Signed,
  place: Place,
): readonly [TechArticle, DefinedTerm] {
  const term = place.node('check')
  return [
    {
      '@type': 'TechArticle',
      '@id': place.node('article'),
      headline: name,
      abstract: why,
      about: { '@id': term },
      author: author(signedBy, place),
      publisher: place.organization,
      dateModified: updated,
      inLanguage: place.language,
      mainEntityOfPage: place.webPage,
    },
    {
      '@type': 'DefinedTerm',
      '@id': term,
      name,
      description: why,
      termCode: id,
      url: place.address,
      inDefinedTermSet: place.absolute(pathOf('scorecard', place.language)),
    },
  ]
}

interface Published {
  readonly heading: string
  /** ISO 8601. */
  readonly finished: string
  readonly data: string
}

/** A report of an audit that is public: the one on this very site. */
export function reportNode({ heading, finished, data }: Published, place: Place): Report {
  return {
    '@type': 'Report',
    '@id': place.node('report'),
    headline: heading,
    inLanguage: place.language,
    about: place.website,
    author: place.organization,
    publisher: place.organization,
    datePublished: finished,
    mainEntityOfPage: place.webPage,
    encoding: { '@type': 'MediaObject', encodingFormat: 'application/json', contentUrl: data },
  }
}
