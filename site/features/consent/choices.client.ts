import { readConsent } from '#contracts/consent.ts'
import { isEntryBroken } from './ai-entry.client.ts'
import css from './Choices.css?inline'
import { fillIn } from './fill-in.client.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

/**
 * Loads the form of the page of choices into the banner, with its two parts as tabs.
 *
 * @throws when the page cannot be loaded.
 */
export async function openChoices(banner: HTMLElement, page: string): Promise<void> {
  const form = await loadForm(`${page}/form`)
  fillIn(form, isEntryBroken() ? null : readConsent(document.cookie, Date.now()))
  const firstTab = arrangeTabs(form)
  form.querySelector('.choices-back')?.addEventListener('click', () => close(banner, form))
  banner.append(form)
  firstTab?.focus()
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

/** Tabs as assistive technology expects them: one Tab stop, arrows, Home and End. Returns the first tab. */
function arrangeTabs(form: HTMLFormElement): HTMLElement | undefined {
  const panels = [...form.querySelectorAll('section')]
  const tabs = panels.map(tabOf)
  const list = document.createElement('div')
  list.role = 'tablist'
  list.ariaLabel = form.ariaLabel
  list.append(...tabs)
  form.prepend(list)

  const select = (index: number) => {
    tabs.forEach((tab, other) => {
      tab.ariaSelected = String(other === index)
      tab.tabIndex = other === index ? 0 : -1
    })
    panels.forEach((panel, other) => {
      panel.hidden = other !== index
    })
  }
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(index))
    tab.addEventListener('keydown', event => {
      const next = nextTab(event.key, index, tabs.length)
      if (next === null) return
      event.preventDefault()
      select(next)
      tabs[next]?.focus()
    })
  })
  select(0)
  return tabs[0]
}

function tabOf(panel: HTMLElement): HTMLButtonElement {
  const heading = panel.querySelector('h2')
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.role = 'tab'
  tab.id = `${panel.id}-tab`
  tab.textContent = heading?.textContent ?? ''
  tab.setAttribute('aria-controls', panel.id)
  heading?.remove()
  panel.role = 'tabpanel'
  panel.setAttribute('aria-labelledby', tab.id)
  return tab
}

/** The tab that a key selects, wrapping around; null for other keys. */
function nextTab(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function close(banner: HTMLElement, form: HTMLFormElement): void {
  form.remove()
  banner.querySelector<HTMLElement>('.consent-more')?.focus()
}
