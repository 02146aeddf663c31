import { readConsent } from '#contracts/consent.ts'
import { isEntryBroken } from './ai-entry.client.ts'
import css from './Choices.css?inline'
import { fillIn } from './fill-in.client.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

/**
 * Loads the form of the page of choices into the banner, whole: what is allowed by default is seen before it
 * is saved.
 *
 * @throws when the page cannot be loaded.
 */
export async function openChoices(banner: HTMLElement, page: string): Promise<void> {
  const form = await loadForm(`${page}/form`)
  fillIn(form, isEntryBroken() ? null : readConsent(document.cookie, Date.now()))
  form.querySelector('.choices-back')?.addEventListener('click', () => close(banner, form))
  banner.append(form)
  form.querySelector('h2')?.focus()
}

/** Read as a document: under Trusted Types text cannot become markup. */
function loadForm(address: string): Promise<HTMLFormElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onerror = () => reject(new Error(`${address} cannot be reached.`))
    request.onload = () => {
      const form = request.responseXML?.querySelector<HTMLFormElement>('.choices')
      if (form) resolve(document.importNode(form, true))
      else reject(new Error(`${address} holds no form of choices.`))
    }
    request.send()
  })
}

function close(banner: HTMLElement, form: HTMLFormElement): void {
  form.remove()
  banner.querySelector<HTMLElement>('.consent-more')?.focus()
}
