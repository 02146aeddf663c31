import { englishCount, frenchCount } from '#language/counts.ts'
import type { Link } from '../../read/page/page-facts.ts'
import { between, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { googleLinks, lighthouseLinkText } from '../sources.ts'

const fewestLinks = 5

export const linkTexts = pageCheck({
  id: 'link-texts',
  confidence: 'moderate',
  name: { fr: 'Le texte des liens dit où ils mènent', en: 'Link texts say where they lead' },
  why: {
    fr: "Le texte d'un lien est une étiquette de la page visée. « En savoir plus » n'en dit rien.",
    en: 'The text of a link is a label of the page it leads to. “Learn more” says nothing of it.',
  },
  sources: [googleLinks, lighthouseLinkText],
  decide(page) {
    const links = page.links.filter(({ internal, shown }) => internal && shown)
    if (links.length < fewestLinks) return notApplicable(tooFew)
    const told = new Set(links.filter(link => !isVague(link)).map(({ address }) => address))
    // A card leads to its page by its heading and again by "Read more": the heading says where.
    const vague = links.filter(link => isVague(link) && !told.has(link.address))
    const evidence = vague
      .slice(0, 3)
      .map(({ selector, text, address }) => seen(page.address, selector, `${text || '—'} → ${address}`))
    return graded(
      between(0.6, 0.95, 1 - vague.length / links.length),
      sentence(vague.length, links.length),
      evidence,
    )
  },
  fix: {
    title: { fr: 'Écrire des liens qui disent où ils mènent', en: 'Write links that say where they lead' },
    action: {
      fr: 'Remplacez « ici » ou « en savoir plus » par le sujet de la page visée, et donnez un texte aux liens qui n’ont qu’une image.',
      en: 'Replace “here” or “learn more” with the subject of the page, and give a text to links that are only an image.',
    },
    effort: 'low',
  },
})

const vagueTexts = new Set(
  [
    'ici, cliquez ici, cliquer ici, en savoir plus, savoir plus, lire la suite, lire plus, lire, voir, voir plus, plus',
    "plus d'infos, plus d'informations, suite, découvrir, détails, lien, ce lien, cette page",
    'here, click here, click, learn more, read more, more, see more, view more, view, more info, more information',
    'details, link, this link, this page, this, go, discover, find out more, read, start',
  ]
    .join(', ')
    .split(', '),
)

function isVague({ text, label }: Link): boolean {
  return saysNothing(text) && (label === null || saysNothing(label))
}

function saysNothing(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[’ʼ]/gu, "'")
    .replace(/[^\p{L}\p{N}' ]/gu, '')
    .trim()
  return plain === '' ? text.replace(arrows, '') === '' : vagueTexts.has(plain)
}

/** Signs that point and name nothing. Another sign, such as "@" on a site about keyboards, names its page. */
const arrows = /[\p{Cf}\s←-⇿➔-➾⟰-⟿>»›+….-]/gu

const tooFew = {
  fr: 'La page a moins de cinq liens vers le site.',
  en: 'The page has fewer than five links to the site.',
}

function sentence(vague: number, whole: number) {
  return {
    fr: `${frenchCount(vague, 'lien')} sur ${whole} sans texte qui dise où il mène.`,
    en: `${vague} of ${englishCount(whole, 'link')} without a text that says where it leads.`,
  }
}
