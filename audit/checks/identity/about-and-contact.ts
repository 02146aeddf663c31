import type { Bilingual } from '#contracts/languages.ts'
import type { Link } from '../../read/page/page-facts.ts'
import { fold } from '../../read/text/fold.ts'
import { couldNotTell, graded, seen, siteCheck } from '../check.ts'
import { googleEeat } from '../sources.ts'

interface Wanted {
  readonly name: Bilingual
  /** Matched against the folded text and path of each link. */
  readonly pattern: RegExp
}

const wanted: readonly Wanted[] = [
  {
    name: { fr: 'une page « À propos »', en: 'an “About” page' },
    pattern:
      /\b(?:a propos|qui sommes nous|notre (?:histoire|equipe|agence|entreprise|societe|maison|atelier)|l equipe|l agence|l entreprise|about|who we are|our (?:story|team|company|agency)|company|team)\b/u,
  },
  {
    name: { fr: 'une page de contact', en: 'a contact page' },
    pattern: /\b(?:contact|contactez|contacter|nous ecrire|get in touch|talk to us)\b/u,
  },
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
    const links = start.links.filter(({ internal }) => internal)
    const found = wanted.map(({ pattern }) => links.find(link => names(link, pattern)) ?? null)
    const missing = wanted.filter((_page, index) => found[index] === null)
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
    horizonDays: 60,
  },
})

function names({ text, address }: Link, pattern: RegExp): boolean {
  return pattern.test(fold(text)) || pattern.test(fold(decodedPath(address)))
}

/** A path with a broken escape is matched as it is written. */
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
  fr: "Cette vérification lit le français et l'anglais ; la page d'entrée est dans une autre langue.",
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
