/**
 * The address that was probably meant when the domain of a mailbox is one slip of the finger from
 * a well-known one: a letter missing, doubled, wrong or swapped with the next. Null otherwise.
 */
export function suggestedAddress(typed: string): string | null {
  const [, mailbox, domain] = /^(.+)@([^@]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (!mailbox || !domain || known.has(domain)) return null
  const meant = mailProviders.find(
    provider => isOneSlipFrom(domain, provider) && !provider.startsWith(domain),
  )
  return meant ? `${typed.trim().slice(0, mailbox.length)}@${meant}` : null
}

/** Where people in France and abroad have a mailbox. */
const mailProviders = [
  'gmail.com',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'outlook.fr',
  'yahoo.com',
  'yahoo.fr',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'bbox.fr',
  'icloud.com',
  'live.com',
  'live.fr',
  'protonmail.com',
] as const

/** These exist too, one slip from those above. */
const lookalikes = ['mail.com', 'ymail.com', 'email.com', 'gmail.co', 'fre.fr', 'sfr.re', 'sfr.eu'] as const

const known: ReadonlySet<string> = new Set([...mailProviders, ...lookalikes])

/** What is left of two words without the beginning and the end that they share decides. */
function isOneSlipFrom(one: string, other: string): boolean {
  const start = sharedLength(one, other)
  const rest = [one.slice(start), other.slice(start)] as const
  const end = sharedLength(reversed(rest[0]), reversed(rest[1]))
  const [left = '', right = ''] = rest.map(text => text.slice(0, text.length - end))
  const isSwapped = left.length === 2 && left === reversed(right)
  return isSwapped || Math.max(left.length, right.length) === 1
}

function sharedLength(one: string, other: string): number {
  const difference = [...one].findIndex((letter, index) => letter !== other[index])
  return difference === -1 ? one.length : difference
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
