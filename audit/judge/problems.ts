import type { AuditProblem, AuditProblemCode } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { ourToken } from '../identity.ts'
import type { PageReading, UnreadReason } from '../read/site/site-facts.ts'
import type { Exchange, FailureCode, Visit } from '../visit.ts'
import { englishCount, frenchCount } from '../words.ts'

/** What kept the audit from judging anything, or null when the first page was read. */
export function fatalProblem(visit: Visit, readings: readonly PageReading[]): AuditProblem | null {
  if (visit.problem) return problem(failureProblems[visit.problem.code], visit.problem.detail.slice(0, 300))
  const [first] = visit.pages
  const [reading] = readings
  if (!first || !reading) return problem('internal', null)
  if (reading.facts) return null
  const detail = detailOf(first.exchange)
  return reading.reason === 'too-heavy' ? { ...tooHeavy, detail } : problem(codeOf(first.exchange), detail)
}

/** Pages that were planned and could not be read, or null when every one was. */
export function missingPages(visit: Visit, readings: readonly PageReading[]): AuditProblem | null {
  const read = readings.filter(({ facts }) => facts !== null).length
  const planned = visit.pages.length + visit.skipped.length
  if (read === planned) return null
  return {
    code: 'pages-missing',
    title: {
      fr: `Rapport partiel : ${frenchCount(read, 'page lue', 'pages lues')} sur ${planned}.`,
      en: `Partial report: ${read} of ${englishCount(planned, 'page')} read.`,
    },
    mend: {
      fr: `La note porte sur ${read < 2 ? 'cette page' : `ces ${read} pages`}. La liste des pages dit pourquoi les autres manquent.`,
      en: `The score covers ${read === 1 ? 'that page' : `those ${read} pages`}. The list of pages says why the others are missing.`,
    },
    detail: null,
  }
}

type ProblemCode = Exclude<AuditProblemCode, 'pages-missing'>

export function problem(code: ProblemCode, detail: string | null): AuditProblem {
  return { code, ...words[code], detail }
}

function codeOf({ status, failure }: Exchange): ProblemCode {
  if (failure) return failureProblems[failure.code]
  return status !== null && status >= 400 ? 'http-error' : 'not-a-page'
}

const failureProblems: Readonly<Record<FailureCode, ProblemCode>> = {
  'bad-address': 'bad-address',
  'private-address': 'private-address',
  'unknown-host': 'unknown-host',
  refused: 'unreachable',
  reset: 'unreachable',
  'too-slow': 'too-slow',
  'bad-certificate': 'bad-certificate',
  'redirect-loop': 'redirect-loop',
  'bad-redirect': 'redirect-loop',
  'bad-encoding': 'not-a-page',
  'bad-answer': 'unreachable',
  'forbidden-by-robots': 'forbidden-by-robots',
  'not-asked': 'internal',
}

function detailOf({ status, failure, headers }: Exchange): string | null {
  if (failure) return failure.detail.slice(0, 300)
  return status === null ? null : `HTTP ${status} ${headers['content-type'] ?? ''}`.trim().slice(0, 300)
}

const tooHeavy: Omit<AuditProblem, 'detail'> = {
  code: 'too-slow',
  title: {
    fr: "La page est trop lourde : nous avons arrêté d'en lire le code après plusieurs secondes.",
    en: 'The page is too heavy: we stopped reading its code after several seconds.',
  },
  mend: {
    fr: "Allégez le code de la page (éléments imbriqués, attributs géants), puis relancez l'audit. Les robots s'arrêtent aussi.",
    en: "Lighten the page's code (nested elements, giant attributes), then run the audit again. Crawlers give up too.",
  },
}

const words: Readonly<Record<ProblemCode, { readonly title: Bilingual; readonly mend: Bilingual }>> = {
  'bad-address': {
    title: { fr: "L'adresse doit ressembler à exemple.fr.", en: 'The address must look like example.com.' },
    mend: {
      fr: "Corrigez l'adresse, puis relancez l'audit.",
      en: 'Correct the address, then run the audit again.',
    },
  },
  'private-address': {
    title: { fr: "Cette adresse n'est pas publique.", en: "This address isn't public." },
    mend: { fr: 'Saisissez un site accessible à tous.', en: 'Enter a site anyone can reach.' },
  },
  'unknown-host': {
    title: { fr: "Aucun site n'existe à ce nom.", en: 'No site exists under this name.' },
    mend: {
      fr: "Vérifiez l'orthographe du nom de domaine, ou ses réglages DNS s'il est nouveau.",
      en: 'Check the spelling of the domain name, or its DNS settings if it is new.',
    },
  },
  unreachable: {
    title: { fr: 'Le site ne répond pas.', en: "The site doesn't answer." },
    mend: {
      fr: "Vérifiez l'adresse, puis relancez l'audit.",
      en: 'Check the address, then run the audit again.',
    },
  },
  'too-slow': {
    title: { fr: 'Le site ne répond pas : délai dépassé.', en: "The site doesn't answer: timed out." },
    mend: {
      fr: "Vérifiez l'adresse, puis relancez l'audit. Un robot n'attend pas plus longtemps que nous.",
      en: 'Check the address, then run the audit again. A crawler waits no longer than we do.',
    },
  },
  'bad-certificate': {
    title: {
      fr: "Le certificat de sécurité du site n'est pas valable.",
      en: "The site's security certificate is not valid.",
    },
    mend: {
      fr: 'Renouvelez le certificat, pour le bon nom et avec sa chaîne complète. Les robots refusent aussi la connexion.',
      en: 'Renew the certificate, for the right name and with its full chain. Crawlers refuse the connection too.',
    },
  },
  'redirect-loop': {
    title: {
      fr: 'Les redirections du site ne mènent à aucune page.',
      en: "The site's redirects lead to no page.",
    },
    mend: {
      fr: 'Faites aboutir la redirection à une page en un seul saut, sans dépendre de cookies.',
      en: 'Make the redirect end at a page in a single hop, without depending on cookies.',
    },
  },
  'http-error': {
    title: {
      fr: 'Le site répond par une erreur à notre audit.',
      en: 'The site answers our audit with an error.',
    },
    mend: {
      fr: "Vérifiez que la page existe et que le pare-feu laisse passer notre robot, puis relancez l'audit.",
      en: 'Check that the page exists and that the firewall lets our crawler through, then run the audit again.',
    },
  },
  'not-a-page': {
    title: {
      fr: 'Cette adresse ne donne pas une page web lisible.',
      en: 'This address does not give a readable web page.',
    },
    mend: {
      fr: "Saisissez l'adresse d'une page HTML, comme la page d'accueil.",
      en: 'Enter the address of an HTML page, such as the home page.',
    },
  },
  'forbidden-by-robots': {
    title: {
      fr: 'Votre fichier robots.txt nous interdit la lecture. Nous respectons cette règle : audit arrêté.',
      en: 'Your robots.txt forbids us to read. We respect that: audit stopped.',
    },
    mend: {
      fr: `Autorisez notre robot dans robots.txt, au moins le temps de l'audit : une ligne « User-agent: ${ourToken} », puis une ligne « Allow: / ».`,
      en: `Allow our crawler in robots.txt, at least for the time of the audit: a line “User-agent: ${ourToken}”, then a line “Allow: /”.`,
    },
  },
  internal: {
    title: {
      fr: "L'audit s'est arrêté sur une erreur de notre part.",
      en: 'The audit stopped on an error of ours.',
    },
    mend: {
      fr: "Relancez l'audit. Si l'erreur revient, écrivez-nous avec l'adresse du site.",
      en: "Run the audit again. If the error comes back, write to us with the site's address.",
    },
  },
}

/** Why one page could not be read. */
export const unreadReasons: Readonly<
  Record<UnreadReason | 'forbidden-by-robots' | 'out-of-time', Bilingual>
> = {
  'no-answer': { fr: "La page n'a pas répondu.", en: 'The page did not answer.' },
  'http-error': { fr: 'La page répond par une erreur.', en: 'The page answers with an error.' },
  'not-a-page': { fr: "Ce n'est pas une page HTML.", en: 'This is not an HTML page.' },
  'too-heavy': {
    fr: 'Page trop lourde : lecture arrêtée après plusieurs secondes.',
    en: 'Page too heavy: reading stopped after several seconds.',
  },
  'forbidden-by-robots': {
    fr: 'robots.txt nous interdit de lire cette page.',
    en: 'robots.txt forbids us to read this page.',
  },
  'out-of-time': { fr: "Le temps de l'audit était écoulé.", en: 'The audit ran out of time.' },
}
