/**
 * True for what the HTML standard calls a valid e-mail address, with a dot in its domain and at
 * most 254 characters (RFC 5321, 4.5.3.1). Its domain may have letters of any script:
 * contact@société.fr is an address in France. Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export function isEmailAddress(text: string): boolean {
  return [...text].length <= 254 && pattern.test(text)
}

/** Full-width and half-width forms look like letters of another character: no domain has them. */
const letter = String.raw`(?:(?![\uff00-\uffef])[\p{L}\p{M}\p{Nd}])`
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`
const pattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'u')
