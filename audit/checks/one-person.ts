import { isOrganization, peopleOf } from '../read/site/organization.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import { lettersOf } from '../read/text/fold.ts'
import { introduces, sentencesIn } from './linguistic.ts'

/**
 * Whether a site is that of one person, by its start page: who speaks introduces themselves in a heading, is described
 * for machines, or says "I" and never "we".
 */
export function isOfOnePerson(start: Page): boolean {
  return start.headings.some(({ text }) => introduces(text)) || isPerson(start) || speaksAlone(start)
}

/** Whether all pages that are signed, the start page among them, bear the name of one person; not that of the site. */
export function isSignedByOne({ pages }: Site, start: Page): boolean {
  const names = new Set(pages.flatMap(({ authors }) => authors.map(({ name }) => lettersOf(name))))
  const [author] = start.authors
  const isBrand = author && start.head.titles.some(title => lettersOf(title).includes(lettersOf(author.name)))
  return author !== undefined && names.size === 1 && author.name.includes(' ') && !isBrand
}

/** A person described beside an organization belongs to it. */
function isPerson(start: Page): boolean {
  return peopleOf(start).length > 0 && !start.structuredData.nodes.some(isOrganization)
}

/** A single sentence with "I" may be that of a client. */
const fewestSentences = 2

function speaksAlone(start: Page): boolean {
  const sentences = sentencesIn(start).filter(({ block }) => block.kind === 'paragraph')
  const alone = sentences.filter(({ text }) => singular.test(text)).length
  return alone >= fewestSentences && !sentences.some(({ text }) => plural.test(text))
}

/** Whether a page says "we" of those whose site it is, in sentences of its own. */
export function speaksAsSeveral(page: Page): boolean {
  return sentencesIn(page).some(({ block, text }) => block.kind !== 'quote' && ours.test(text))
}

/** "Us" and "we" may be people at large: "our team", "contact us" are not. */
const ours =
  /(?<!\p{L})(?:notre (?:association|[ée]quipe|entreprise|soci[ée]t[ée]|agence|cabinet|atelier|boutique|club|mairie|commune|[ée]tablissement|savoir-faire)|nos (?:services|produits|clients|[ée]quipes|adh[ée]rents|partenaires|locaux)|contactez[- ]nous|our (?:team|company|services|products|clients|customers|members|association|studio|church|mission|shop|store|clinic|school)|contact us)(?!\p{L})/iu

const singular = /(?<!\p{L})(?:I|[Jj]e|[Jj](?=['’]\p{L}))(?!\p{L})/u
const plural = /(?<!\p{L})(?:we|our|us|nous|notre|nos)(?!\p{L})/iu
