/**
 * True for what the HTML standard calls a valid e-mail address, with a dot in its domain, at most 254
 * characters (RFC 5321, 4.5.3.1), and dots in its mailbox only between signs (4.1.2). Its domain may have
 * letters of any script (contact@société.fr is an address in France), those of one label of one script: what
 * looks like a name that people know is not it. Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export function isEmailAddress(text: string): boolean {
  return [...text].length <= 254 && pattern.test(text) && labelsOf(text).every(isOfOneScript)
}

/** Full-width and half-width forms look like letters of another character: no domain has them. */
const letter = String.raw`(?:(?![\uff00-\uffef])[\p{L}\p{M}\p{Nd}])`
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`
const sign = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
const pattern = new RegExp(`^(?=.{1,64}@)${sign}+(?:\\.${sign}+)*@${label}(?:\\.${label})+$`, 'u')

function labelsOf(address: string): readonly string[] {
  return address.slice(address.lastIndexOf('@') + 1).split('.')
}

/** Latin letters stand beside Chinese, Japanese and Korean ones in names that are registered. */
function isOfOneScript(label: string): boolean {
  const found = scripts.filter(({ letters }) => letters.test(label)).map(({ name }) => name)
  return found.length < 2 || found.join() === 'latin,east-asian'
}

/** The same ranges as in `has_mixed_scripts` (database/procedures/calls.sql). */
const scripts = [
  { name: 'latin', letters: /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]/ },
  { name: 'greek', letters: /[\u0370-\u03ff\u1f00-\u1fff]/ },
  { name: 'cyrillic', letters: /[\u0400-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f]/ },
  { name: 'other', letters: /[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2ddf\ua800-\uabff]/ },
  { name: 'east-asian', letters: /[\u1100-\u11ff\u3040-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]/ },
] as const
