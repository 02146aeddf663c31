import type { Bilingual, Language } from './languages.ts'

/** The addresses that site and server both know; those of all other pages are in `site/routes.ts`. */
export const homePaths: Bilingual = { fr: '/', en: '/en' }

/** The page that says 404, as it is built: it is shown at any address without a page. */
export const notFoundPaths: Bilingual = { fr: '/404', en: '/en/404' }

/** The pages whose forms the server answers when they are posted without JavaScript. */
export const auditFormPaths: Bilingual = { fr: '/tools/free-geo-audit', en: '/en/tools/free-geo-audit' }
export const contactFormPaths: Bilingual = { fr: '/agency/contact', en: '/en/agency/contact' }
export const guideFormPaths: Bilingual = { fr: '/guide-complet-geo-2025', en: '/en/complete-geo-guide-2025' }
export const servicesFormPaths: Bilingual = { fr: '/agency/services', en: '/en/agency/services' }

/** The footer form is on every page; these answer it, and show it alone. */
export const footerFormPaths: Bilingual = { fr: '/footer-contact', en: '/en/footer-contact' }

/** What the addresses of all reports begin with, below `/en` in English. */
export const reportFolder = '/audits/'
export const reportFolders: Bilingual = { fr: reportFolder, en: `/en${reportFolder}` }

/** The address of an audit's report: unlisted, as hard to guess as its identifier. */
export function reportPath(auditId: string, language: Language): string {
  return reportFolders[language] + auditId
}

/** The report as its owner opens it: this address deletes, so only the person who asked for the audit is given it. */
export function ownedReportPath(auditId: string, ownerKey: string, language: Language): string {
  return `${reportPath(auditId, language)}?owner=${ownerKey}`
}
