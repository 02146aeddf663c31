import { Field, type FieldProps, useTyped } from './fields.tsx'

interface EmailFieldProps<Name extends string> extends FieldProps<Name> {
  /** True where all the rest is filled in as the page opens. */
  readonly autoFocus?: boolean
}

/**
 * An e-mail address. One that looks mistyped gets a suggestion, accepted with one click. It appears while
 * typing: if it appeared on leaving the field, it would move the button that is being pressed.
 */
export function EmailField<Name extends string>({ autoFocus, ...props }: EmailFieldProps<Name>) {
  const { control, text, read } = useTyped<HTMLInputElement>()
  const meant = suggestedAddress(text)
  const [before, after] = props.of.words.suggestion.split('{address}')

  function take(): void {
    if (!control.current || !meant) return
    control.current.value = meant
    control.current.focus()
    read()
  }

  return (
    <Field
      {...props}
      note={
        <p className="field-note" role="status">
          {meant && (
            <>
              {before}
              <button type="button" className="field-suggestion" onClick={take}>
                {meant}
              </button>
              {after}
            </>
          )}
        </p>
      }
    >
      {attributes => (
        <input
          {...attributes}
          ref={control}
          type="email"
          // biome-ignore lint/a11y/noAutofocus: the page was opened to fill in this field alone
          autoFocus={autoFocus}
          autoComplete="email"
          spellCheck={false}
          onInput={read}
        />
      )}
    </Field>
  )
}

/**
 * The address that was probably meant when the domain is one typing error from a well-known one: a letter
 * missing, doubled, wrong or swapped with the next. Null otherwise.
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

/** These exist too, one typing error from those above. */
const lookalikes = ['mail.com', 'ymail.com', 'email.com', 'gmail.co', 'fre.fr', 'sfr.re', 'sfr.eu'] as const

const known: ReadonlySet<string> = new Set([...mailProviders, ...lookalikes])

/** Compares what is left of two words without their common beginning and end. */
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
