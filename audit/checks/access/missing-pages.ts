import { couldNotTell, failed, graded, passed, seen, siteCheck } from '../check.ts'
import { riseOfTheAiCrawler } from '../sources.ts'

export const missingPages = siteCheck({
  id: 'missing-pages',
  confidence: 'moderate',
  name: { fr: 'Une page absente répond 404', en: 'A missing page answers 404' },
  why: {
    fr: "Sur le réseau de Vercel, plus d'un tiers des lectures des robots de ChatGPT et de Claude tombaient sur des pages absentes (2024). Un code 404 leur dit d'oublier l'adresse ; une page « 200 » les fait lire un texte vide.",
    en: 'On Vercel’s network, more than a third of the fetches by ChatGPT’s and Claude’s crawlers hit missing pages (2024). A 404 answer tells them to forget the address; a “200” page makes them read an empty text.',
  },
  sources: [riseOfTheAiCrawler],
  decide(site) {
    const { status, redirects, address } = site.missing
    if (status === null) return notAsked
    const evidence = [seen(address, 'status', `HTTP ${status}`)]
    if (status === 404 || status === 410) return passed(notFound(status), evidence)
    if (status >= 500) return failed(broken(status), evidence)
    if (status >= 400) return graded(0.5, unclear(status), evidence)
    return failed(redirects.length > 0 ? redirected : answeredAsPage, evidence)
  },
  fix: {
    title: { fr: 'Répondre 404 aux adresses inconnues', en: 'Answer 404 to unknown addresses' },
    action: {
      fr: "Réglez le serveur pour qu'une adresse sans page réponde avec le code 404, et montre aux visiteurs une page d'erreur utile.",
      en: 'Set the server so that an address without a page answers with status 404, and shows visitors a useful error page.',
    },
    effort: 'low',
  },
})

const notAsked = couldNotTell({
  fr: "L'adresse d'essai n'a pas répondu.",
  en: 'The trial address did not answer.',
})

function notFound(status: number) {
  return {
    fr: `Une adresse qui n'existe pas répond ${status}, comme il se doit.`,
    en: `An address that does not exist answers ${status}, as it should.`,
  }
}

function broken(status: number) {
  return {
    fr: `Une adresse qui n'existe pas fait répondre le serveur par une panne (${status}).`,
    en: `An address that does not exist makes the server fail (${status}).`,
  }
}

function unclear(status: number) {
  return {
    fr: `Une adresse qui n'existe pas répond ${status}, et non 404 : un robot croit la page interdite, pas absente.`,
    en: `An address that does not exist answers ${status}, not 404: a crawler believes the page forbidden, not missing.`,
  }
}

const redirected = {
  fr: 'Une adresse qui n’existe pas redirige vers une autre page au lieu de répondre 404.',
  en: 'An address that does not exist redirects to another page instead of answering 404.',
}

const answeredAsPage = {
  fr: "Une adresse qui n'existe pas répond comme une vraie page (200).",
  en: 'An address that does not exist answers like a real page (200).',
}
