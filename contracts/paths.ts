import type { Bilingual, Language } from './languages.ts'

/** Addresses that both the site and the server know; all others are in `site/routes.ts`. */
export const homePaths: Bilingual = { fr: '/', en: '/en' }

/** The built 404 page, shown at any address without a page. */
export const notFoundPaths: Bilingual = { fr: '/404', en: '/en/404' }

/** The pages whose forms the server answers when they are posted without JavaScript. */
export const auditFormPaths: Bilingual = { fr: '/tools/free-geo-audit', en: '/en/tools/free-geo-audit' }
export const contactFormPaths: Bilingual = { fr: '/agency/contact', en: '/en/agency/contact' }
export const guideFormPaths: Bilingual = { fr: '/guide-complet-geo-2025', en: '/en/complete-geo-guide-2025' }
export const servicesFormPaths: Bilingual = { fr: '/agency/services', en: '/en/agency/services' }

/** The report on this very site, which shows what an audit gives. */
export const sampleReportPaths: Bilingual = {
  fr: '/exemple-rapport-audit-geo',
  en: '/en/sample-geo-audit-report',
}

/** The footer form is on every page without a form of messages; these answer it, and show it alone. */
export const footerFormPaths: Bilingual = { fr: '/footer-contact', en: '/en/footer-contact' }

/** The beginning of the address of every report, below `/en` in English. */
export const reportFolder = '/audits/'
export const reportFolders: Bilingual = { fr: reportFolder, en: `/en${reportFolder}` }

/** The address of a report: unlisted, and as hard to guess as its id. */
export function reportPath(auditId: string, language: Language): string {
  return reportFolders[language] + auditId
}

/**
 * The address of a report for its owner. It allows deleting the report, so it is given only to the person
 * who asked for the audit.
 */
export function ownedReportPath(auditId: string, ownerKey: string, language: Language): string {
  return `${reportPath(auditId, language)}?owner=${ownerKey}`
}

const watchFolder = '/watch'
const clientPageFolder = '/watched'
const deskFolder = '/desk'

/** Says that a mail was sent, and below it is the page of each reader who asked to be told of changes. */
export const watchPaths: Bilingual = { fr: watchFolder, en: `/en${watchFolder}` }

/** By the key that only the mails to this watcher hold. */
export function watchPath(key: string, language: Language): string {
  return `${watchPaths[language]}/${key}`
}

export const clientPagePaths: Bilingual = { fr: clientPageFolder, en: `/en${clientPageFolder}` }

/** What the client of a watched site reads. */
export function clientPagePath(link: string, language: Language): string {
  return `${clientPagePaths[language]}/${link}`
}

/**
 * Where the desk is. For someone who is not signed in, there is nothing at any of its addresses but
 * `signInPaths`.
 */
export const deskPaths: Bilingual = { fr: deskFolder, en: `/en${deskFolder}` }

/**
 * Alternatives of a pattern, since a list would cost the browser of a measured visitor a file of its own. Nothing that
 * measures keeps what follows: a key that lets whoever has it read, or what a member was reading.
 */
export const secretFolders = `${watchFolder}/|${clientPageFolder}/|${deskFolder}/`
