/**
 * Hydrates an island at the first sign of use, so that a page nobody touches loads no React. A click or a
 * submit before the code has loaded is held and repeated afterwards. If the code does not load, a form goes
 * to the server by itself, and the next sign of use tries again. Returns a function that hydrates at once.
 */
export function hydrateOnUse(place: HTMLElement, hydrate: () => Promise<void>): () => void {
  const unused = new AbortController()
  let held: Event | undefined
  let started = false

  async function use(): Promise<void> {
    if (started) return
    started = true
    try {
      await hydrate()
      unused.abort()
      if (held) repeat(held)
    } catch {
      started = false
      if (held?.target instanceof HTMLFormElement) held.target.submit()
    }
  }

  function notice(event: Event): void {
    if (needsReact(event)) {
      event.preventDefault()
      event.stopPropagation()
      held = event
    }
    void use()
  }

  for (const sign of signs) place.addEventListener(sign, notice, { capture: true, signal: unused.signal })
  return () => void use()
}

/** A finger is a pointer too. */
const signs = ['pointerover', 'focusin', 'keydown', 'click', 'submit']

/** Links, fields and native disclosure work by themselves: only buttons with a script behind them wait. */
function needsReact({ type, target }: Event): boolean {
  if (type === 'submit') return true
  return type === 'click' && target instanceof Element && target.closest('button[type=button]') !== null
}

/**
 * A click makes React hydrate at once what it has not reached yet; a submit does not, and would go
 * to the server. So a submit is repeated by a click on its button.
 */
function repeat(event: Event): void {
  const target = event instanceof SubmitEvent ? event.submitter : event.target
  if (target instanceof HTMLElement) target.click()
}
