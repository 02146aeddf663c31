import './hide-owner-key.client.ts'

/** In milliseconds: as long as every copy notice on the site. */
const noticeMs = 2_000

/** The report's buttons: copy the link, copy a text, print, run again. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  if ('print' in button.dataset) print()
  const { copyLink } = button.dataset
  if (copyLink) void copy(copyLink, button)
  const source = document.getElementById(button.dataset['copy'] ?? '')
  if (source) void copy(source.textContent, button)
})

const again = document.querySelector<HTMLButtonElement>('button[data-from]')
if (again) setTimeout(() => allow(again), Date.parse(again.dataset['from'] ?? '') - Date.now())

/** The pause after the last audit is over. */
function allow(button: HTMLButtonElement): void {
  button.disabled = false
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.remove()
  button.removeAttribute('aria-describedby')
}

async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(text)
  const { done = '' } = button.dataset
  const label = button.textContent
  if (label === done) return
  button.textContent = done
  announce(done)
  setTimeout(() => {
    button.textContent = label
    announce('')
  }, noticeMs)
}

function announce(text: string): void {
  const status = document.querySelector('[data-copy-status]')
  if (status) status.textContent = text
}
