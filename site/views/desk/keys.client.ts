/**
 * The keys of the desk: `/` goes to the search, `j` and `k` to the next row and the one before, and Enter opens it
 * as it opens any link; a digit opens a page of the menu. Off, they stay off in this tab: whoever speaks to their computer types letters by accident.
 */
const storageKey = 'desk-keys'
const button = document.querySelector<HTMLButtonElement>('[data-keys]')
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

document.addEventListener('keydown', event => {
  if (!areOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const target = targetOf(event.key)
  if (!target) return
  event.preventDefault()
  if (target.matches('[data-view]')) target.click()
  else target.focus()
})

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

function targetOf(key: string): HTMLElement | undefined {
  if (key === '/') return document.querySelector<HTMLElement>('[type=search]') ?? undefined
  if (/^[1-9]$/.test(key)) return document.querySelector<HTMLElement>(`[data-view="${key}"]`) ?? undefined
  const step = { j: 1, k: -1 }[key]
  if (step === undefined) return undefined
  const rows = [...document.querySelectorAll<HTMLElement>('[data-rows] tbody th a')]
  const current = rows.findIndex(row => row.matches(':focus'))
  return rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
}
