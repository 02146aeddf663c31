import type { AuditProblem, AuditProblemCode } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { shortText } from '../checks/linguistic.ts'
import { limits } from '../limits.ts'
import type { ReadPage, Site, UnreadReason } from '../read/site/site-facts.ts'
import type { Exchange, FailureCode, Visit } from '../visit.ts'

/** Why nothing can be judged, or null when the first page was read. */
export function fatalProblem(visit: Visit, readPages: readonly ReadPage[]): AuditProblem | null {
  if (visit.problem) {
    return withCrawlerName(
      problem(failureProblems[visit.problem.code], visit.problem.detail.slice(0, 300)),
      visit,
    )
  }
  const [first] = visit.pages
  const [read] = readPages
  if (!first || !read) return problem('internal', null)
  if (read.facts) return null
  const detail = detailOf(first.exchange)
  if (read.reason === 'too-heavy') return { ...tooHeavy, detail }
  const { failure } = first.exchange
  const code = failure ? failureProblems[failure.code] : unreadProblems[read.reason]
  return withCrawlerName(problem(code, detail), visit)
}

/** The same problem, with the name of our crawler in its words. */
export function withCrawlerName(
  { mend, ...problem }: AuditProblem,
  { token }: Pick<Visit, 'token'>,
): AuditProblem {
  const name = (text: string) => text.replace('{crawler}', token)
  return { ...problem, mend: { fr: name(mend.fr), en: name(mend.en) } }
}

/** Null when every planned page was read. */
export function missingPages(visit: Visit, readPages: readonly ReadPage[]): AuditProblem | null {
  const read = readPages.filter(({ facts }) => facts !== null).length
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

const megabytes = limits.bodyBytes / 1_000_000

/** Added to judgements of a truncated page: what seems to be missing may be in the part that was not read. */
export const cutPage: Bilingual = {
  fr: `Page coupée à ${figure(megabytes, 'fr')} Mo : jugée sur son début.`,
  en: `Page cut at ${figure(megabytes, 'en')} MB: judged on its beginning.`,
}

/** Null when no page was truncated. */
export function cutPages(visit: Visit, readPages: readonly ReadPage[]): AuditProblem | null {
  const read = visit.pages.filter((_page, index) => readPages[index]?.facts)
  const cut = read.filter(({ exchange }) => exchange.truncated).length
  if (cut === 0) return null
  return {
    code: 'pages-cut',
    title: {
      fr: `Rapport partiel : ${frenchCount(cut, 'page lue', 'pages lues')} en partie, sur ${read.length}.`,
      en: `Partial report: ${cut} of ${englishCount(read.length, 'page')} read in part.`,
    },
    mend: {
      fr: `${cutPage.fr} Allégez-la : les robots s'arrêtent aussi.`,
      en: `${cutPage.en} Lighten it: crawlers give up too.`,
    },
    detail: null,
  }
}

/**
 * Null when the audit reads the language of the site. Otherwise the site gets no score, since its texts could not
 * be judged.
 */
export function unreadLanguage({ pages }: Site): AuditProblem | null {
  const longEnough = pages.filter(
    ({ language, text }) => language.detected !== null && text.words >= shortText,
  )
  const foreign = longEnough.filter(({ language }) => language.read === null)
  const isMostly = foreign.length * 2 > longEnough.length
  if (!isMostly || pages[0]?.language.read !== null) return null
  const [code = ''] = foreign.map(({ language }) => language.detected)
  return {
    code: 'language-unread',
    title: {
      fr: `Pas de note : le site est écrit dans une langue que l'audit ne lit pas (${code}).`,
      en: `No score: the site is written in a language that the audit does not read (${code}).`,
    },
    mend: {
      fr: "L'audit lit le français et l'anglais. L'accès des robots, la structure des pages et leurs données sont jugés quand même : voyez le détail.",
      en: 'The audit reads French and English. The access of crawlers, the structure of the pages and their data are judged all the same: see the details.',
    },
    detail: null,
  }
}

type ProblemCode = Exclude<AuditProblemCode, 'pages-missing' | 'pages-cut' | 'language-unread'>

export function problem(code: ProblemCode, detail: string | null): AuditProblem {
  return { code, ...words[code], detail }
}

/** An error of ours. Its first line tells us what failed; the paths of our files are removed. */
export function internalProblem(error: unknown): AuditProblem {
  const [line = ''] = String(error).split('\n')
  return problem('internal', line.replace(/(?:file:\/\/)?\/\S+/gu, '…').slice(0, 300))
}

/** For a page whose request did not fail. */
const unreadProblems: Readonly<Record<Exclude<UnreadReason, 'too-heavy'>, ProblemCode>> = {
  'no-answer': 'unreachable',
  'broken-off': 'cut-short',
  blocked: 'blocked',
  'http-error': 'http-error',
  'not-a-page': 'not-a-page',
  'empty-page': 'empty-page',
  'out-of-time': 'out-of-time',
}

const failureProblems: Readonly<Record<FailureCode, ProblemCode>> = {
  'bad-address': 'bad-address',
  'private-address': 'private-address',
  'unknown-host': 'unknown-host',
  'no-name-server': 'no-name-server',
  'ipv6-alone': 'ipv6-alone',
  refused: 'unreachable',
  reset: 'unreachable',
  'too-slow': 'too-slow',
  'cut-short': 'cut-short',
  'slow-body': 'slow-body',
  'tls-too-old': 'tls-too-old',
  'tls-failed': 'tls-failed',
  'bad-certificate': 'bad-certificate',
  'redirect-loop': 'redirect-loop',
  'bad-redirect': 'bad-redirect',
  'private-redirect': 'private-redirect',
  'bad-encoding': 'bad-encoding',
  'unknown-encoding': 'unknown-encoding',
  'headers-too-large': 'headers-too-large',
  'not-http': 'not-http',
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

const headerKilobytes = Math.floor(limits.headerBytes / 1_000)

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
  'no-name-server': {
    title: {
      fr: 'Les serveurs de noms (DNS) du site ne répondent pas.',
      en: "The site's name servers (DNS) do not answer.",
    },
    mend: {
      fr: "Vérifiez auprès de votre hébergeur DNS que la zone du domaine est bien servie, puis relancez l'audit.",
      en: "Check with your DNS host that the domain's zone is served, then run the audit again.",
    },
  },
  'ipv6-alone': {
    title: {
      fr: "Le site n'est joignable qu'en IPv6, et notre audit n'y a pas accès.",
      en: 'The site can be reached over IPv6 alone, to which our audit has no way.',
    },
    mend: {
      fr: 'Ajoutez au nom du site une adresse IPv4 (enregistrement A). Un robot sans IPv6 ne vous joint pas non plus.',
      en: "Add an IPv4 address (an A record) to the site's name. A crawler without IPv6 cannot reach you either.",
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
  'cut-short': {
    title: {
      fr: "La réponse s'interrompt : la page arrive incomplète.",
      en: 'The answer breaks off: the page arrives incomplete.',
    },
    mend: {
      fr: "Vérifiez que le serveur envoie la page jusqu'au bout et que la longueur annoncée (Content-Length) est la bonne, puis relancez l'audit.",
      en: 'Check that the server sends the page to its end and that the length it announces (Content-Length) is right, then run the audit again.',
    },
  },
  'slow-body': {
    title: {
      fr: 'La page commence à arriver, mais pas entière à temps.',
      en: 'The page begins to arrive, but not whole in time.',
    },
    mend: {
      fr: "Vérifiez que le serveur envoie la page d'un trait et la termine. Un robot n'attend pas plus longtemps que nous.",
      en: 'Check that the server sends the page in one go and ends it. A crawler waits no longer than we do.',
    },
  },
  'tls-too-old': {
    title: {
      fr: 'Le chiffrement (TLS) du site est trop ancien.',
      en: "The site's encryption (TLS) is too old.",
    },
    mend: {
      fr: 'Activez TLS 1.2 ou 1.3 avec des suites de chiffrement actuelles : TLS 1.0 et 1.1 sont abandonnés depuis 2021 (RFC 8996).',
      en: 'Turn on TLS 1.2 or 1.3 with current cipher suites: TLS 1.0 and 1.1 have been deprecated since 2021 (RFC 8996).',
    },
  },
  'tls-failed': {
    title: {
      fr: 'La connexion sécurisée (https) au site échoue.',
      en: 'The secure connection (https) to the site fails.',
    },
    mend: {
      fr: "Vérifiez que le serveur parle TLS sur ce port et ne demande pas de certificat au visiteur. Si le site n'existe qu'en http, saisissez l'adresse avec http://.",
      en: 'Check that the server speaks TLS on this port and asks visitors for no certificate. If the site exists in http only, enter the address with http://.',
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
  'bad-redirect': {
    title: {
      fr: 'Une redirection du site ne mène à aucune adresse valable.',
      en: 'A redirect of the site leads to no valid address.',
    },
    mend: {
      fr: 'Donnez à chaque redirection un en-tête Location, avec une adresse complète en http ou https, sur le port habituel.',
      en: 'Give each redirect a Location header, with a full http or https address, on the usual port.',
    },
  },
  'private-redirect': {
    title: {
      fr: "Le site redirige vers une adresse qui n'est pas publique.",
      en: "The site redirects to an address that isn't public.",
    },
    mend: {
      fr: "Faites mener cette redirection à l'adresse publique du site : personne ne peut suivre celle-ci depuis l'extérieur.",
      en: 'Point that redirect to the public address of the site: nobody outside can follow this one.',
    },
  },
  'bad-encoding': {
    title: {
      fr: "La réponse n'est pas compressée comme elle l'annonce.",
      en: 'The answer is not compressed the way it claims.',
    },
    mend: {
      fr: "Faites correspondre l'en-tête Content-Encoding à ce qui est envoyé. Souvent, le serveur et le CDN compressent tous les deux, ou aucun.",
      en: 'Make the Content-Encoding header match what is sent. Often the server and the CDN both compress, or neither does.',
    },
  },
  'unknown-encoding': {
    title: {
      fr: "La réponse est compressée d'une façon que nous ne savons pas lire.",
      en: 'The answer is compressed in a way that we cannot read.',
    },
    mend: {
      fr: 'Envoyez la page en gzip, br ou zstd, une seule fois, ou sans compression.',
      en: 'Send the page in gzip, br or zstd, compressed once, or uncompressed.',
    },
  },
  'headers-too-large': {
    title: {
      fr: 'Les en-têtes de la réponse sont trop nombreux ou trop longs.',
      en: "The answer's headers are too many or too long.",
    },
    mend: {
      fr: `Ramenez-les à quelques kilo-octets (cookies, règles de sécurité, adresses de redirection). Nous en lisons ${headerKilobytes} ko.`,
      en: `Cut them down to a few kilobytes (cookies, security policies, redirect addresses). We read ${headerKilobytes} kB of them.`,
    },
  },
  'not-http': {
    title: {
      fr: 'La réponse du serveur ne suit pas le protocole HTTP.',
      en: "The server's answer does not follow the HTTP protocol.",
    },
    mend: {
      fr: "Vérifiez ce qui écoute à cette adresse et ce que le serveur envoie : une ligne d'état, des en-têtes sans caractère de contrôle, une seule longueur annoncée.",
      en: 'Check what listens at this address and what the server sends: a status line, headers without control characters, a single announced length.',
    },
  },
  blocked: {
    title: { fr: 'Le site refuse notre audit.', en: 'The site refuses our audit.' },
    mend: {
      fr: `Laissez passer notre robot ({crawler}) au pare-feu ou au CDN, au moins le temps de l'audit, puis relancez-le.`,
      en: `Let our crawler ({crawler}) through the firewall or CDN, at least while the audit runs, then run it again.`,
    },
  },
  'empty-page': {
    title: {
      fr: 'La page est vide : le serveur répond sans rien envoyer.',
      en: 'The page is empty: the server answers and sends nothing.',
    },
    mend: {
      fr: "Vérifiez ce que le serveur envoie à un visiteur sans cookie ni script, puis relancez l'audit.",
      en: 'Check what the server sends a visitor without cookies or scripts, then run the audit again.',
    },
  },
  'http-error': {
    title: {
      fr: 'Le site répond par une erreur à notre audit.',
      en: 'The site answers our audit with an error.',
    },
    mend: {
      fr: "Vérifiez que la page existe et que le serveur fonctionne, puis relancez l'audit.",
      en: 'Check that the page exists and that the server works, then run the audit again.',
    },
  },
  'out-of-time': {
    title: {
      fr: "Le temps de l'audit était écoulé avant que la page soit lue.",
      en: 'The audit ran out of time before the page was read.',
    },
    mend: {
      fr: "Relancez l'audit. Si le constat revient, la page est trop lente ou trop lourde : allégez-la.",
      en: 'Run the audit again. If the finding comes back, the page is too slow or too heavy: lighten it.',
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
      fr: `Autorisez notre robot dans robots.txt, au moins le temps de l'audit : une ligne « User-agent: {crawler} », puis une ligne « Allow: / ».`,
      en: `Allow our crawler in robots.txt, at least for the time of the audit: a line “User-agent: {crawler}”, then a line “Allow: /”.`,
    },
  },
  'too-much': {
    title: {
      fr: "Le site est trop lourd pour un audit : nous l'avons arrêté au bout de sa mémoire ou de son temps.",
      en: 'The site is too heavy for an audit: we stopped it at the end of its memory or its time.',
    },
    mend: {
      fr: "Allégez les pages les plus lourdes (plusieurs mégaoctets, milliers d'éléments), puis relancez l'audit.",
      en: 'Lighten the heaviest pages (several megabytes, thousands of elements), then run the audit again.',
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
  Record<UnreadReason | 'forwards' | 'forbidden-by-robots' | 'out-of-time', Bilingual>
> = {
  'no-answer': { fr: "La page n'a pas répondu.", en: 'The page did not answer.' },
  'broken-off': {
    fr: "La réponse s'est interrompue ou n'a pas pu être lue : page non jugée.",
    en: 'The answer broke off or could not be read: page not judged.',
  },
  blocked: { fr: 'Le site nous refuse cette page.', en: 'The site refuses us this page.' },
  'http-error': { fr: 'La page répond par une erreur.', en: 'The page answers with an error.' },
  'not-a-page': { fr: "Ce n'est pas une page HTML.", en: 'This is not an HTML page.' },
  'empty-page': { fr: 'La page est vide.', en: 'The page is empty.' },
  forwards: {
    fr: 'La page ne fait que mener à une autre : elle n’est pas jugée.',
    en: 'The page only leads to another: it is not judged.',
  },
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
