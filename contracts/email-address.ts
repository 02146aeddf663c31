/**
 * True for what the HTML standard calls a valid e-mail address, with a dot in its domain and at
 * most 254 characters (RFC 5321, 4.5.3.1). Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i')
