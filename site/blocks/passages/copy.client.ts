/** How long the toast stays, in milliseconds. */
const shownFor = 2000

let timer: ReturnType<typeof setTimeout> | undefined

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
  if (button) void copy(button.dataset['copy'] ?? '')
})

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  show(true)
  clearTimeout(timer)
  timer = setTimeout(show, shownFor, false)
}

/** What appears inside an `output` is read aloud. */
function show(isShown: boolean): void {
  document.querySelector('.toast')?.toggleAttribute('hidden', !isShown)
}

export {}
