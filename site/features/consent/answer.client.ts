import { readConsent } from '#contracts/consent.ts'
import { keepEntry } from './ai-entry.client.ts'

interface Answer {
  readonly form: HTMLFormElement
  /** What was pressed in it: accept, reject or save. */
  readonly button: HTMLButtonElement
  readonly banner: HTMLElement
  /** Makes the page as the stored choice wants it. */
  apply(): void
}

/** Sends a choice. One that could not be stored leaves everything as it is, and says so. */
export async function answer({ form, button, banner, apply }: Answer): Promise<void> {
  const said = document.querySelector<HTMLElement>('.consent-said')
  // What failed stays: an error must not leave before it is read.
  if (!(await post(form, button))) return said?.replaceChildren(said.dataset['failed'] ?? '')
  // The new choice replaces an entry that is broken.
  keepEntry(readConsent(document.cookie, Date.now()))
  apply()
  said?.replaceChildren(said.dataset['saved'] ?? '')
  // For as long as any toast.
  setTimeout(() => said?.replaceChildren(), 6000)
  if (!banner.contains(form)) return
  // Who came from the foot of the page is given back to it.
  const opener = document.querySelector<HTMLElement>('[data-consent-open]')
  const focused = 'again' in banner.dataset ? opener : said
  focused?.focus()
  banner.querySelector('.choices')?.remove()
}

/** The server answers a stored choice with a redirect, which only a form without a script follows. */
async function post(form: HTMLFormElement, button: HTMLButtonElement): Promise<boolean> {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  try {
    const { type } = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      // The visitor may leave as soon as the button is pressed.
      keepalive: true,
    })
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}
