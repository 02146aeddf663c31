import styles from './copy-toast.css?inline'

/** In milliseconds. */
const shownFor = 2000

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

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

/** Screen readers announce what appears in an `output`. */
function show(isShown: boolean): void {
  document.querySelector('.toast')?.toggleAttribute('hidden', !isShown)
}
