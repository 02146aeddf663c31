import { refreshHeader } from '#contracts/desk.ts'

/** The page at an address, as the server draws it now. */
export function drawnIn(address: string, signal: AbortSignal): Promise<Document> {
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
export function showLists(page: Document): void {
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
