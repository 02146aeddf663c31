import { readConsent } from '#contracts/consent.ts'
import { keepEntry } from './ai-entry.client.ts'
import styles from './answer.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/**
 * The action of a control of consent: a button answers, a link opens the banner or its details. `apply`
 * applies the stored choice to the page.
 *
 * @throws when that fails: the control then leads to the page of choices.
 */
export async function useControl(control: HTMLElement, apply: () => void): Promise<void> {
  const banner = document.querySelector<HTMLElement>('.consent')
  if (!banner) throw new Error('The page has no banner.')
  if (control instanceof HTMLButtonElement && control.form)
    await answer({ form: control.form, button: control, banner, apply })
  else if (control instanceof HTMLAnchorElement && control.matches('.consent-more'))
    await (await import('./choices.client.ts')).openChoices(banner, control.href)
  else askAgain(banner)
}

function askAgain(banner: HTMLElement): void {
  if (document.querySelector('main .choices')) throw new Error('The page asks already.')
  banner.dataset['again'] = ''
  document.documentElement.dataset['consent'] = 'asked'
  banner.querySelector<HTMLElement>('h2')?.focus()
}

interface Answer {
  readonly form: HTMLFormElement
  /** The pressed button: accept, reject or save. */
  readonly button: HTMLButtonElement
  readonly banner: HTMLElement
  apply(): void
}

/** Sends a choice. If it cannot be stored, everything stays as it is, with a message. */
async function answer({ form, button, banner, apply }: Answer): Promise<void> {
  const said = document.querySelector<HTMLElement>('.consent-said')
  // The message of a failure stays: it must not disappear before it is read.
  if (!(await post(form, button))) return said?.replaceChildren(said.dataset['failed'] ?? '')
  // The new choice replaces an invalid entry.
  keepEntry(readConsent(document.cookie, Date.now()))
  apply()
  said?.replaceChildren(said.dataset['saved'] ?? '')
  // Long enough to read a sentence: nothing has to be done about it.
  setTimeout(() => said?.replaceChildren(), 6000)
  if (!banner.contains(form)) return
  // The focus goes back to the link in the footer that opened it.
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
