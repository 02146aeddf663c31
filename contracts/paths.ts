import type { Bilingual } from './languages.ts'

export const homePaths: Bilingual = { fr: '/', en: '/en' }

/**
 * The pages whose forms the server answers when they are posted without JavaScript. Their
 * addresses are also in `site/routes.ts`, which the server does not know.
 */
export const auditFormPaths: Bilingual = { fr: '/tools/free-geo-audit', en: '/en/tools/free-geo-audit' }
export const contactFormPaths: Bilingual = { fr: '/agency/contact', en: '/en/agency/contact' }
export const guideFormPaths: Bilingual = { fr: '/guide-complet-geo-2025', en: '/en/complete-geo-guide-2025' }
export const servicesFormPaths: Bilingual = { fr: '/agency/services', en: '/en/agency/services' }

/** The footer form is on every page; these answer it, and show it alone. */
export const footerFormPaths: Bilingual = { fr: '/footer-contact', en: '/en/footer-contact' }
