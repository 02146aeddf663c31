import { definesSubject, titleAndHeading } from '../../read/page/definition.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { type Lexicon, plain } from '../../read/text/lexicon/index.ts'
import { sentencesOf } from '../../read/text/sentences.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { cuesOf, expectingContent, introduces, type PlacedCue, sentencesIn } from '../linguistic.ts'
import { absorption } from '../sources.ts'

/** In words: half a screen, where readers and engines look for what a page is about. Our choice. */
const firstWords = 150
/** The share for a definition further down. */
const late = 0.5

export const definitionFirst = pageCheck({
  id: 'definition-first',
  confidence: 'moderate',
  name: { fr: 'La page définit son sujet dès le début', en: 'The page defines its subject at the start' },
  why: {
    fr: 'Les pages les plus reprises dans les réponses contiennent plus de définitions (étude de 18 151 pages, 2026). Une phrase « X est… » se cite telle quelle.',
    en: 'The pages most reused in answers hold more definitions (study of 18,151 pages, 2026). A sentence “X is…” can be quoted as it stands.',
  },
  sources: [absorption],
  decide: page =>
    expectingContent(page, lexicon => {
      const definition =
        cuesOf(page, 'definition').find(({ text }) => definesSubject(text, page, lexicon)) ??
        presentationIn(page, lexicon)
      const evidence = definition ? [seen(page.address, definition.block.selector, definition.text)] : []
      if (definition && wordsBefore(definition, page) < firstWords) return passed(early, evidence)
      if (!isDefining(page)) return notApplicable(notExpected)
      if (!definition && isDefinedInFooter(page, lexicon)) return notApplicable(inFooter)
      return definition ? graded(late, lateWords, evidence) : failed(undefinedTopic, firstHeading(page))
    }),
  fix: {
    title: { fr: 'Commencer par dire ce que c’est', en: 'Begin by saying what it is' },
    action: {
      fr: 'Juste après le titre, écrivez une phrase « [sujet] est… » ou « [sujet] désigne… », qui se comprend sans le reste de la page. Si la page la contient déjà plus bas, remontez-la.',
      en: 'Right after the heading, write a sentence “[subject] is…” or “[subject] means…” that can be understood without the rest of the page. If the page holds it further down, move it up.',
    },
    effort: 'low',
  },
})

/** A home page may define its site in the first person, "We are a law firm…", or by what it does: "Lumen helps…". */
function presentationIn(page: Page, lexicon: Lexicon): Definition | undefined {
  if (page.role !== 'home') return undefined
  return sentencesIn(page).find(
    ({ text }) =>
      lexicon.presentation.test(plain(text)) || definesSubject(text, page, lexicon, lexicon.activity),
  )
}

/** A footer may define the site on every page. */
function isDefinedInFooter(page: Page, lexicon: Lexicon): boolean {
  return page.text.skipped
    .flatMap(({ text }) => sentencesOf(text, lexicon.language))
    .some(sentence => lexicon.definition.test(plain(sentence)) && definesSubject(sentence, page, lexicon))
}

type Definition = Pick<PlacedCue, 'block' | 'text'>

/** Without lists and tables, which may be boxes and menus beside the text. */
function wordsBefore({ block }: Definition, { text }: Page): number {
  return text.blocks
    .filter(({ order, kind }) => order < block.order && kind !== 'list' && kind !== 'table')
    .reduce((sum, { words }) => sum + words, 0)
}

function firstHeading({ address, text }: Page) {
  const heading = text.blocks.find(({ kind }) => kind === 'heading')
  return heading ? [seen(address, heading.selector, heading.text)] : []
}

/** Pages that present or sell something must define it; an article only if its title announces a definition. */
function isDefining(page: Page): boolean {
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? ''
  if (page.role === 'service') return !ordering.test(page.address) && !listing.test(page.address)
  if (page.role === 'home') return !describing.test(heading) && !introduces(heading) && !acting.test(heading)
  if (page.role === 'product') return true
  return page.role === 'article' && announcesDefinition.test(titleAndHeading(page))
}

const announcesDefinition =
  /(?:qu'est-ce|c'est quoi|définition|comprendre|what (?:is|are) (?:an? )?\p{L}|definition|meaning of|explained)/iu

/** A heading with a name and a description: "Chimneys of Annecy – a company of sweepers since 1990". */
const describing = /\S{3,40} [–—:-] (?:\S{1,40} ){4}/u

/** The page that lists what is sold leaves it to the page of each. */
const listing =
  /\/(?:nos-|our-)?(?:services|prestations|solutions|offres|expertises|products|produits)(?:\/index)?(?:\.\w{2,5})?\/?$/iu

/** "We help the owners of companies to sell them": a heading that says what the company does. */
const acting = /^(?:nous|we) \p{L}+(?: \S+){4}/iu

/** A page of prices or bookings sells what other pages present. */
const ordering = /tarif|prix|pric|book|r[eé]serv|devis|quote|publish|commande|order/iu

const notExpected = {
  fr: 'La page ne commence pas par définir son sujet, et une page de ce genre peut s’en passer.',
  en: 'The page does not begin by defining its subject, and a page of this kind can do without.',
}

const inFooter = {
  fr: 'Le pied de page dit ce qu’est le sujet.',
  en: 'The footer says what the subject is.',
}

const early = {
  fr: 'Une phrase définit le sujet de la page dans ses 150 premiers mots.',
  en: 'A sentence defines the subject of the page in its first 150 words.',
}

const lateWords = {
  fr: 'Une phrase définit le sujet de la page, mais après les 150 premiers mots.',
  en: 'A sentence defines the subject of the page, but after the first 150 words.',
}

const undefinedTopic = {
  fr: 'Aucune phrase ne dit ce qu’est le sujet annoncé par le titre.',
  en: 'No sentence says what the subject named by the heading is.',
}
