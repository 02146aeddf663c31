/**
 * The keys of the desk: `/` goes to the search, `j` and `k` to the next row and the one before, and Enter opens it
 * as it opens any link; a digit opens a page of the menu; a letter goes to the field or button of its name, or follows
 * the link; `?` tells all of them. Off, they stay off in this tab: people who dictate type letters
 * by accident.
 */
const storageKey = 'desk-keys'
const button = document.querySelector<HTMLButtonElement>('[data-keys]')
const dialog = document.querySelector('dialog')
let areOn = sessionStorage.getItem(storageKey) !== 'off'

function say(): void {
  if (button) button.textContent = (areOn ? button.dataset['off'] : button.dataset['on']) ?? ''
}

say()
button?.addEventListener('click', () => {
  areOn = !areOn
  if (areOn) sessionStorage.removeItem(storageKey)
  else sessionStorage.setItem(storageKey, 'off')
  say()
})
document.querySelector('[data-keys-all]')?.addEventListener('click', () => dialog?.showModal())

document.addEventListener('keydown', event => {
  if (!areOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || dialog?.open)
    return
  if (event.key === '?') return dialog?.showModal()
  const target = targetOf(event.key)
  if (!target) return
  event.preventDefault()
  if (target.matches('[data-view], a[data-key]')) target.click()
  else target.focus()
})

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

function targetOf(key: string): HTMLElement | undefined {
  if (key === '/') return shown('[type=search]')[0]
  if (/^[1-9]$/.test(key)) return shown(`[data-view="${key}"]`)[0]
  if (key === 'r' || key === 'e') return shown(`[data-key="${key}"]`)[0]
  const step = { j: 1, k: -1 }[key]
  if (step === undefined) return undefined
  const rows = shown('[data-rows] tbody th a')
  const focused = rows.findIndex(row => row.matches(':focus'))
  // On the page of a lead, the list beside it goes on from there.
  const current = focused < 0 ? rows.findIndex(row => row.closest('tr[aria-current]')) : focused
  return rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
}

function shown(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility())
}

const chosen = document.querySelector('aside tr[aria-current]')
const list = chosen?.closest('aside')
if (chosen && list) list.scrollTop = chosen.getBoundingClientRect().top - list.clientHeight / 2
