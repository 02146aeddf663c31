import { refreshHeader } from '#contracts/desk.ts'
import { languageOfPath } from '#contracts/languages.ts'
import { writtenTime } from '#language/dates.ts'
import { freshLists } from './fresh-lists.client.ts'

/**
 * Keeps the lists of a page of the desk fresh: what the server draws now takes their place. What a member types or
 * has opened stays as it is, since it is in no list.
 */
const said = document.querySelector<HTMLElement>('[data-refreshed-at]')
let readAt = new Date()

say('read')
freshLists({
  address: location.href,
  drawn: document,
  read: drawnIn,
  show: page => {
    showLists(page)
    readAt = new Date()
    say('read')
  },
  fail: () => say('failed'),
})

function say(what: 'read' | 'failed'): void {
  if (!said) return
  const { timeZone = 'UTC' } = said.dataset
  const time = writtenTime(readAt, languageOfPath(location.pathname), timeZone)
  said.textContent = (said.dataset[what] ?? '').replace('{time}', time)
}

/** The page at an address, as the server draws it now. */
function drawnIn(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    // Not `fetch`: under Trusted Types no text becomes markup, but a request may answer a document.
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.setRequestHeader(refreshHeader, '1')
    request.onload = () => {
      const page = request.status === 200 ? request.responseXML : null
      if (page) resolve(page)
      else reject(new Error(`The page was answered with ${request.status}.`))
    }
    request.onerror = () => reject(new Error('The page could not be asked for.'))
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })
}

/** Puts the lists of another page in the place of ours that have the same name. The focused link stays focused. */
function showLists(page: Document): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-refreshed]')) {
    const other = page.querySelector(`[data-refreshed="${list.dataset['refreshed']}"]`)
    if (!other || other.innerHTML === list.innerHTML) continue
    const focused = list.contains(document.activeElement) ? document.activeElement : null
    list.replaceChildren(...other.childNodes)
    const address = focused?.getAttribute('href')
    if (address)
      list.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`)?.focus({ preventScroll: true })
  }
}
