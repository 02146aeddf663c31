import styles from './references.css?inline'

/**
 * Shows the source of a reference while the pointer or the focus is on its mark: the note in the margin is lit, and
 * a thread leads to it. Where no note is in the window, a slip with the source opens beside the mark, and under a
 * finger too. Without this a mark is a link to the list of sources; it stays one.
 */
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

const slip = document.createElement('div')
slip.className = 'slip'
// An automatic popover is closed by Escape, and by a menu that opens.
slip.popover = 'auto'

/** The pointer may cross the gap between mark and slip without losing it, in milliseconds. */
const grace = 200

let closing: ReturnType<typeof setTimeout> | undefined

for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, follow)
document.addEventListener('click', openInPlace)
document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())

function follow(event: Event): void {
  if (!(event.target instanceof Element)) return
  const mark = markAt(event.target)
  if (mark && isPointedAt(mark, event)) show(mark)
  else if (slip.contains(event.target)) clearTimeout(closing)
  else if (!mark) hideSoon()
}

function markAt(target: Element): HTMLAnchorElement | null {
  return target.closest('.ref a')
}

/** A finger is no pointer that rests somewhere: it opens a slip by its tap. */
function isPointedAt(mark: HTMLAnchorElement, event: Event): boolean {
  return event instanceof PointerEvent ? event.pointerType === 'mouse' : mark.matches(':focus-visible')
}

/**
 * The first click shows the source where the reader is, and keeps it shown; the second follows the link. A mouse
 * follows it at once where no note is in the window.
 */
function openInPlace(event: MouseEvent): void {
  const mark = event.target instanceof Element ? markAt(event.target) : null
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
  // A touch closes an open popover before it is a click: that it was open must be remembered.
  if (isElsewhere || (mark && mark === kept)) return
  kept = mark
  if (!mark) hideSoon()
  else if (noteOf(mark) || (event instanceof PointerEvent && event.pointerType === 'touch')) {
    event.preventDefault()
    show(mark)
  }
}

/** The mark whose source stays shown until something else is clicked. */
let kept: Element | null = null

function show(mark: HTMLAnchorElement): void {
  clearTimeout(closing)
  if (isOpenAt(mark) || lit?.mark === mark) return
  hide()
  const note = noteOf(mark)
  if (note) light(mark, note)
  else openSlip(mark)
}

function isOpenAt(mark: HTMLAnchorElement): boolean {
  return mark.parentElement?.nextElementSibling?.matches('.slip:popover-open') ?? false
}

/** The note of the margin beside a mark that says where it leads, if it is in the window. */
function noteOf(mark: HTMLAnchorElement): HTMLElement | null {
  if (innerWidth < marginFrom) return null
  const note = mark
    .closest(':has(> .margin)')
    ?.querySelector<HTMLElement>(`.margin :is(${mark.hash}, [data-note="${mark.hash}"])`)
  return note && isInWindow(note) ? note : null
}

/** The width from which pages have a margin (60rem), in pixels. */
const marginFrom = 960

function isInWindow(note: HTMLElement): boolean {
  const { top, bottom, height } = note.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= innerHeight
}

let lit: { readonly mark: Element; readonly note: HTMLElement; readonly thread: SVGElement } | undefined

function light(mark: HTMLAnchorElement, note: HTMLElement): void {
  const thread = threadBetween(mark.getBoundingClientRect(), note.getBoundingClientRect())
  note.classList.add('is-lit')
  document.body.append(thread)
  lit = { mark, note, thread }
}

/**
 * Under the words that follow the mark, then up or down beside the margin. A mark of the margin itself has its note
 * below it: no thread is needed.
 */
function threadBetween(mark: DOMRect, note: DOMRect): SVGElement {
  const thread = document.createElementNS(svg, 'svg')
  const line = document.createElementNS(svg, 'path')
  const across = note.left - mark.right - 3 * gap
  const down = note.top - mark.bottom + gap
  const corner = Math.max(-gap, Math.min(gap, down / 2))
  thread.classList.add('reference-thread')
  if (across < 0) return thread
  line.setAttribute(
    'd',
    `M${mark.right - gap + scrollX} ${mark.bottom + scrollY}v${gap}h${across + gap}q${gap} 0 ${gap} ${corner}v${down - 2 * corner}q0 ${corner} ${gap} ${corner}`,
  )
  line.setAttribute('pathLength', '1')
  thread.append(line)
  return thread
}

const svg = 'http://www.w3.org/2000/svg'

function openSlip(mark: HTMLAnchorElement): void {
  const source = document.querySelector(mark.hash)
  if (!source) return
  slip.replaceChildren(...source.cloneNode(true).childNodes)
  slip.querySelector('.source-references')?.remove()
  // Beside the mark, so that the focus goes from one to the other.
  mark.parentElement?.after(slip)
  slip.showPopover()
  place(mark.getBoundingClientRect())
}

/** Under the mark, or above it where there is no room, and always within the window. */
function place({ left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = slip
  const isRoom = bottom + height + gap < innerHeight
  slip.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`
  slip.style.top = `${scrollY + (isRoom ? bottom + gap : top - height - gap)}px`
}

/** In pixels. */
const gap = 8

function hideSoon(): void {
  clearTimeout(closing)
  if (lit && lit.mark === kept) return
  closing = setTimeout(hide, grace)
}

function hide(): void {
  lit?.note.classList.remove('is-lit')
  lit?.thread.remove()
  lit = undefined
  if (slip.isConnected) slip.hidePopover()
}
