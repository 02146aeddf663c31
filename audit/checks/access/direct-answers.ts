import { englishCount, frenchCount } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { graded, pageCheck, seen } from '../check.ts'
import { riseOfTheAiCrawler } from '../sources.ts'

/** Crawlers read fewer pages of a slower site; Google calls a first byte within 800 ms good. */
const goodFirstByteMs = 800
const mostRedirects = 1

export const directAnswers = pageCheck({
  id: 'direct-answers',
  confidence: 'moderate',
  name: {
    fr: 'La page répond vite, sans détour et en HTTPS',
    en: 'The page answers fast, directly and over HTTPS',
  },
  why: {
    fr: "Un assistant qui lit une page pendant qu'une personne attend renonce vite. Chaque redirection et chaque lenteur l'en rapprochent.",
    en: 'An assistant that reads a page while a person waits gives up quickly. Every redirect and every delay counts against you.',
  },
  sources: [riseOfTheAiCrawler],
  decide(page) {
    const faults = faultsOf(page)
    const evidence = [
      seen(
        page.address,
        'HTTP',
        `${page.exchange.redirects.length} redirects, ${Math.round(page.exchange.firstByteMs)} ms`,
      ),
    ]
    return graded(1 - faults.length / 3, faults.length === 0 ? direct(page) : slow(faults), evidence)
  },
  fix: {
    title: { fr: 'Répondre en moins de 0,8 s, sans détour', en: 'Answer in under 0.8 s, without detours' },
    action: {
      fr: 'Faites pointer les liens et le plan du site sur l’adresse finale en HTTPS, et mettez les pages en cache sur le serveur ou un CDN.',
      en: 'Point links and the sitemap at the final HTTPS address, and cache pages on the server or a CDN.',
    },
    effort: 'medium',
  },
})

interface Fault {
  readonly fr: string
  readonly en: string
}

function faultsOf({ address, exchange }: Page): readonly Fault[] {
  const { redirects, firstByteMs } = exchange
  const seconds = firstByteMs / 1000
  return [
    address.startsWith('https:')
      ? []
      : [{ fr: "l'adresse n'est pas en HTTPS", en: 'the address is not HTTPS' }],
    redirects.length <= mostRedirects
      ? []
      : [
          {
            fr: `${redirects.length} redirections se suivent`,
            en: `${redirects.length} redirects follow one another`,
          },
        ],
    firstByteMs < goodFirstByteMs
      ? []
      : [
          {
            fr: `la réponse commence après ${figure(seconds, 'fr')} s`,
            en: `the answer starts after ${figure(seconds, 'en')} s`,
          },
        ],
  ].flat()
}

function direct({ exchange }: Page) {
  const milliseconds = Math.round(exchange.firstByteMs)
  return {
    fr: `La réponse commence après ${milliseconds} ms, en HTTPS, avec ${frenchCount(exchange.redirects.length, 'redirection')}.`,
    en: `The answer starts after ${milliseconds} ms, over HTTPS, with ${englishCount(exchange.redirects.length, 'redirect')}.`,
  }
}

function slow(faults: readonly Fault[]) {
  return {
    fr: `À corriger : ${faults.map(({ fr }) => fr).join(' ; ')}.`,
    en: `To fix: ${faults.map(({ en }) => en).join('; ')}.`,
  }
}
