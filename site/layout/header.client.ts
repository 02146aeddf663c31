/**
 * What the header cannot do by itself: a rule under it once the page has moved by more than 20 px,
 * menus that close when a link in them is chosen, and the narrow menu in browsers without `command`.
 */
const header = document.querySelector<HTMLElement>('.header')
const menu = document.querySelector<HTMLDialogElement>('#menu')

markScroll()
addEventListener('scroll', markScroll, { passive: true })
header?.addEventListener('click', useMenus)

function markScroll(): void {
  header?.toggleAttribute('data-scrolled', scrollY > 20)
}

function useMenus({ target }: Event): void {
  if (!(target instanceof Element)) return
  if (target.closest('a')) closeMenus(target)
  const isUnderstood = 'command' in HTMLButtonElement.prototype
  if (target.closest('[commandfor]') && !isUnderstood) menu?.showModal()
}

/** A page restored from the back/forward cache, or linked to itself, must not show an open menu. */
function closeMenus(link: Element): void {
  menu?.close()
  link.closest<HTMLElement>('[popover]')?.hidePopover()
}

export {}
