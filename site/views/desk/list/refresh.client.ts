import { languageOfPath } from '#contracts/languages.ts'
import { writtenTime } from '#language/dates.ts'
import { freshLists } from './fresh-lists.client.ts'
import { drawnIn, showLists } from './show-lists.client.ts'

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
