import type { Bilingual } from '#contracts/languages.ts'
import { siteOf } from '../../read/addresses.ts'
import type { Link } from '../../read/page/page-facts.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { fold } from '../../read/text/fold.ts'
import { couldNotTell, graded, seen, siteCheck } from '../check.ts'
import { isOfOnePerson } from '../one-person.ts'
import { googleEeat } from '../sources.ts'

interface Wanted {
  readonly name: Bilingual
  /** Matched against the folded text and path of each link. */
  readonly pattern: RegExp
}

const contact: Wanted = {
  name: { fr: 'une page de contact', en: 'a contact page' },
  pattern:
    /\b(?:contact|contacts|contactez|contacter|nous ecrire|ecrivez nous|get in touch|talk to us|reach us|support|help|aide|assistance)\b/u,
}

const about: Wanted = {
  name: { fr: 'une page « À propos »', en: 'an “About” page' },
  pattern:
    /\b(?:a propos|qui sommes nous|qui suis je|histoire|historique|editorial|credits|presentation|nous connaitre|notre (?:mission|projet)|l association|le projet|le cabinet|our mission|about me|(?:la |le )?fondat(?:rice|eur)|founder|notre (?:histoire|equipe|agence|entreprise|societe|maison|atelier)|l equipe|l agence|l entreprise|about|who we are|our (?:story|team|company|agency)|company|team)\b/u,
}

const wanted: readonly Wanted[] = [
  about,
  contact,
  {
    name: { fr: 'les mentions légales', en: 'legal information' },
    pattern:
      /\b(?:mentions legales|legales?|confidentialite|cg[uv]|conditions|legal|privacy|terms|imprint|impressum|datenschutz)\b/u,
  },
]

export const aboutAndContact = siteCheck({
  id: 'about-and-contact',
  confidence: 'estimated',
  name: {
    fr: 'On trouve qui parle, et comment le joindre',
    en: 'It is clear who speaks, and how to reach them',
  },
  why: {
    fr: 'Les consignes de qualité de Google demandent qui est responsable du site. Ces pages le disent aux gens comme aux machines.',
    en: "Google's quality guidelines ask who is responsible for a site. These pages tell people and machines alike.",
  },
  sources: [googleEeat],
  decide({ pages: [start] }) {
    if (!start) return couldNotTell(unread)
    const links = start.links.filter(({ address }) => isOfOwner(address, start.address))
    const found = wanted.map(({ pattern }) => links.find(link => names(link, pattern)) ?? null)
    const reachable = reachableAt(start)
    const missing = wanted.filter(
      (page, index) =>
        found[index] === null &&
        !(page === contact && reachable) &&
        !(page === about && isOfOnePerson(start)) &&
        !isSectionOf(start, page),
    )
    if (missing.length > 0 && start.language.read === null) return couldNotTell(otherLanguage)
    const evidence = found.flatMap(link =>
      link ? [seen(start.address, link.selector, `${link.text} → ${link.address}`)] : [],
    )
    return graded(1 - missing.length / wanted.length, sentence(missing), evidence)
  },
  fix: {
    title: {
      fr: "Lier À propos, contact et mentions légales depuis l'accueil",
      en: 'Link about, contact and legal pages from the home page',
    },
    action: {
      fr: 'Mettez ces trois liens dans le pied de page. La page « À propos » dit qui vous êtes, depuis quand, où, et avec quelles preuves.',
      en: 'Put these three links in the footer. The “About” page says who you are, since when, where, and with what proof.',
    },
    effort: 'low',
  },
})

/** In words: the text of a link to such a page is short; a longer one is a headline, which may contain any word. */
const mostWords = 5

function names({ text, address }: Link, pattern: RegExp): boolean {
  const name = fold(text)
  const isName = name.split(' ').length <= mostWords
  return (isName && pattern.test(name)) || pattern.test(lastOf(decodedPath(address)))
}

/** A site of few pages may have a section of its start page instead, under a heading. */
function isSectionOf({ headings, text: { blocks } }: Page, { pattern }: Wanted): boolean {
  return [...headings, ...blocks]
    .map(({ text }) => fold(text))
    .some(text => text.split(' ').length <= mostWords && pattern.test(text))
}

/** The last part of a path, when it is short enough to be a name. */
function lastOf(path: string): string {
  const last = fold((path.split('/').findLast(part => part !== '') ?? '').replace(/\.\w{2,5}$/u, ''))
  return last.split(' ').length <= mostWords ? last : ''
}

/** Whether it is the site itself or another host of its domain: a shop and its help desk have one owner. */
function isOfOwner(address: string, own: string): boolean {
  const [host, ownHost] = [siteOf(address), siteOf(own)]
  const domain = ownHost.split('.').slice(-2).join('.')
  return host === ownHost || host.endsWith(`.${domain}`) || host === domain
}

/** Whether the page has a mailto or telephone link, a mail address or a telephone number. */
function reachableAt({ contacts, text: { blocks, skipped } }: Page): boolean {
  return (
    contacts.length > 0 || [...blocks, ...skipped].some(({ text }) => mail.test(text) || telephone.test(text))
  )
}

const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/iu
const telephone = /(?:\+\d{1,3}|\b0\d)[ .-]?\(?\d{1,3}\)?(?:[ .-]?\d{2,4}){2,4}\b/u

/** A path with an invalid escape is matched as written. */
function decodedPath(address: string): string {
  const { pathname } = new URL(address)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const unread = { fr: "La page d'entrée n'a pas été lue.", en: 'The start page was not read.' }

const otherLanguage = {
  fr: "Ce contrôle lit le français et l'anglais ; la page d'entrée est dans une autre langue.",
  en: 'This check reads French and English; the start page is in another language.',
}

function sentence(missing: readonly Wanted[]): Bilingual {
  if (missing.length === 0) {
    return {
      fr: "La page d'entrée mène à une page « À propos », au contact et aux mentions légales.",
      en: 'The start page leads to an “About” page, a contact page and legal information.',
    }
  }
  return {
    fr: `Depuis la page d'entrée, nous n'avons pas trouvé ${missing.map(({ name }) => name.fr).join(', ')}.`,
    en: `From the start page we did not find ${missing.map(({ name }) => name.en).join(', ')}.`,
  }
}
