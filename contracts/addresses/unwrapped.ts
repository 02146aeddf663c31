/**
 * An address as it was meant, without what surrounds it in the text it was copied from: `«exemple.fr»`,
 * `(https://exemple.fr/page).`, `exemple.fr,`. A path may end with such a sign, so only a host loses one.
 */
export function unwrapped(typed: string): string {
  const text = typed.trim()
  const [, ...inside] = wrapping.exec(text) ?? []
  const address = (inside.find(Boolean) ?? text).trim()
  return isHost(address) ? address.replace(endOfSentence, '').trim() : address
}

function isHost(address: string): boolean {
  return !/[/?#]/u.test(address.replace(/^[a-z]+:\/\//iu, ''))
}

const wrapping = /^(?:«(.+)»|“(.+)”|‘(.+)’|"(.+)"|'(.+)'|\((.+)\)|<(.+)>)[.,;]*$/su
const endOfSentence = /(?<![.,;])[.,;]+$/u
