import { consentCookie, consentVersion } from '#contracts/consent.ts'

/**
 * Decides before the first paint whether the banner is shown, so that nothing moves later: the one
 * script in the head of a page. It looks only at the expiry in the cookie; `consent.client.ts`, which comes
 * after the page, reads the whole choice and asks again if it is broken.
 */
export const revealScript = `{
const root = document.documentElement.dataset
root.consent = /(?:^|; )${consentCookie}=version=${consentVersion}&[^;]*&expiry=(\\d+)/.exec(document.cookie)?.[1] > Date.now() ? 'given' : 'asked'
if (navigator.globalPrivacyControl) root.gpc = ''
}`
  .replaceAll('\n', ';')
  .replace('{;', '{')
  .replace(';}', '}')
