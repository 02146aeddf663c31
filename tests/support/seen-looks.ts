/** What of a page was looked at: each text as it was drawn, and targets by where they were. */
interface Seen {
  readonly texts: WeakMap<Element, Set<string>>
  readonly targets: Set<string>
}

export interface Unseen {
  readonly texts: number
  readonly haveTargetsMoved: boolean
}

/**
 * Runs in a page. Marks with this attribute the texts that were not looked at yet as they are drawn now, by
 * all that their contrast depends on, and takes them and the places of all targets as seen.
 */
export function markUnseen(attribute: string): Unseen {
  const page: typeof globalThis & { seen?: Seen } = globalThis
  page.seen ??= { texts: new WeakMap(), targets: new Set() }
  const seen = page.seen

  const backgrounds = new Map<Element, string>()
  const backgroundOf = (element: Element): string => {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join(' ')
    const around = element.parentElement ? backgroundOf(element.parentElement) : ''
    const background = own === 'rgba(0, 0, 0, 0) none 1' ? around : `${around} / ${own}`
    backgrounds.set(element, background)
    return background
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const { width, height, right } = element.getBoundingClientRect()
    // From these sizes on, in points 18 and 14, a text may have less contrast.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const isForReadersAlone = width <= 1 || height <= 1 || right + scrollX <= 0
    return [color, isLarge, isForReadersAlone, backgroundOf(element)].join(' ')
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

  let texts = 0
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(attribute)
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const looks = seen.texts.get(element) ?? new Set()
    seen.texts.set(element, looks)
    const look = lookOf(element)
    if (looks.has(look)) continue
    looks.add(look)
    element.setAttribute(attribute, '')
    texts += 1
  }

  const targets = [...document.querySelectorAll('a, button, input, label, select, summary, textarea, [role]')]
  const places = targets.map(target => Object.values(target.getBoundingClientRect().toJSON())).join()
  const haveTargetsMoved = !seen.targets.has(places)
  seen.targets.add(places)
  return { texts, haveTargetsMoved }
}
