/**
 * Shows the source of a reference beside its mark, while the pointer or the focus is on it. Without this
 * script a mark is still a link to the list of sources.
 */
const slip = document.createElement('div')
slip.className = 'slip'
// `auto` lets Escape, and an opening menu, close it.
slip.popover = 'auto'

/** In milliseconds: lets the pointer cross the gap between the mark and the slip. */
const grace = 200

let closing: ReturnType<typeof setTimeout> | undefined

for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, follow)

function follow(event: Event): void {
  if (!(event.target instanceof Element)) return
  const mark = event.target.closest<HTMLAnchorElement>('.ref a')
  if (mark && isPointedAt(mark, event)) show(mark)
  else if (slip.contains(event.target)) clearTimeout(closing)
  else hideSoon()
}

/** Not for touch, which follows the link. */
function isPointedAt(mark: HTMLAnchorElement, event: Event): boolean {
  return event instanceof PointerEvent ? event.pointerType === 'mouse' : mark.matches(':focus-visible')
}

function show(mark: HTMLAnchorElement): void {
  clearTimeout(closing)
  const source = document.querySelector(mark.hash)
  if (!source || mark.parentElement?.nextElementSibling?.matches('.slip:popover-open')) return
  slip.replaceChildren(...source.cloneNode(true).childNodes)
  slip.querySelector('.source-references')?.remove()
  // After the mark in the document, so that the focus moves from one to the other.
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
  closing = setTimeout(() => slip.hidePopover(), grace)
}

export {}
