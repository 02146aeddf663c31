import type { ClientDirective } from 'astro'

/**
 * `client:interaction`: an island is hydrated at the first sign of use, so a page that nobody
 * touches loads no React. A click or a submit that comes before the code has arrived is held and
 * done again once it is there. `client:interaction="address"` is for an island that reads values in
 * the address of the page: one that carries any is a sign of use.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  let held: Event | undefined

  const hydrate = once(async () => {
    const hydrateIsland = await load()
    await hydrateIsland()
    for (const sign of signs) island.removeEventListener(sign, hydrate)
    for (const action of actions) island.removeEventListener(action, hold, { capture: true })
    if (held) repeat(held)
  })

  const hold = (event: Event) => {
    if (!needsReact(event)) return
    event.preventDefault()
    event.stopPropagation()
    held = event
    hydrate()
  }

  for (const sign of signs) island.addEventListener(sign, hydrate, { passive: true })
  for (const action of actions) island.addEventListener(action, hold, { capture: true })
  if (value === 'address' && location.search !== '') hydrate()
}

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown']
const actions = ['click', 'submit']

/** Links, fields and native disclosure work by themselves: only buttons with a script behind them wait. */
function needsReact(event: Event): boolean {
  if (event.type === 'submit') return true
  return event.target instanceof Element && event.target.closest('button[type=button]') !== null
}

/**
 * A click makes React hydrate at once what it has not reached yet; a submit does not, and would go
 * to the server. So a submit is repeated by a click on its button.
 */
function repeat(event: Event): void {
  const target = event instanceof SubmitEvent ? event.submitter : event.target
  if (target instanceof HTMLElement) target.click()
}

function once(work: () => Promise<void>): () => void {
  let started = false
  return () => {
    if (started) return
    started = true
    void work()
  }
}

export default interaction
