/** Marks, in the table of contents, the part of the page that is being read. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
const parts = links.flatMap(link => document.querySelector(link.hash) ?? [])

/** A part is being read once it has passed the upper third of the window. */
const observer = new IntersectionObserver(mark, { rootMargin: '-33% 0px -66%' })
for (const part of parts) observer.observe(part)

function mark(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const link = links.find(({ hash }) => hash === `#${target.id}`)
    if (isIntersecting) link?.setAttribute('aria-current', 'true')
    else link?.removeAttribute('aria-current')
  }
}

export {}
