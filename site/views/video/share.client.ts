/** Opens the sharing dialog of the device; where there is none, copies the link and says so. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]')
  if (button) void share(button)
})

async function share(button: HTMLElement): Promise<void> {
  const page = { title: document.title, url: location.href }
  if (navigator.canShare?.(page)) return navigator.share(page).catch(ignoreChangeOfMind)
  await navigator.clipboard.writeText(page.url)
  const status = document.querySelector('[data-share-status]')
  if (status) status.textContent = button.dataset['done'] ?? ''
}

function ignoreChangeOfMind(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

export {}
