import { inOtherLanguage } from '#contracts/languages.ts'

/** The page is built once and shown at any address: only the browser knows which was asked for. */
console.error('404: there is no page at', location.pathname)
document.querySelector('[data-language-switch]')?.setAttribute('href', inOtherLanguage(location.pathname))
