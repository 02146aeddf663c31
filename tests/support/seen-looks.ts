export interface Unseen {
  /** The looks of the texts that are marked: known from now on. */
  readonly looks: readonly number[]
  readonly haveTargetsMoved: boolean
}

/**
 * Runs in a page. Marks with this attribute the texts of a part whose look is not known yet: what they and the
 * three elements around them are, and all that their contrast depends on. Takes the places of all targets as seen. The
 * looks that are known stand in one text, a line each: thousands of numbers would be written out one by one on their
 * way to the page, for 60 ms of CPU.
 */
export function markUnseen({
  attribute,
  part,
  known,
}: {
  readonly attribute: string
  readonly part: string
  readonly known: string
}): Unseen {
  const memo = <Value>(read: (element: Element) => Value): ((element: Element) => Value) => {
    const values = new Map<Element, Value>()
    return element => {
      const value = values.get(element) ?? read(element)
      values.set(element, value)
      return value
    }
  }
  const kindOf = (element: Element) => {
    const around: Element[] = []
    for (let at: Element | null = element; at && around.length < 4; at = at.parentElement) around.push(at)
    return around.map(({ localName, classList }) => `${localName} ${classList}`).join(' < ')
  }
  const backgroundOf: (element: Element) => number = memo(element => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join(' ')
    const around = element.parentElement ? backgroundOf(element.parentElement) : 0
    return own === 'rgba(0, 0, 0, 0) none 1' ? around : digest(`${around} ${own}`)
  })
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const { width, height, right } = element.getBoundingClientRect()
    // From these sizes on, in points 18 and 14, a text may have less contrast.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const isForReadersAlone = width <= 1 || height <= 1 || right + scrollX <= 0
    return digest([kindOf(element), color, isLarge, isForReadersAlone, backgroundOf(element)].join(' '))
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  const isKnown = new Set(known.split('\n'))
  const looks = new Set<number>()
  for (const element of document.querySelectorAll(`:is(${part}), :is(${part}) *`)) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const look = lookOf(element)
    if (isKnown.has(String(look))) continue
    looks.add(look)
    element.setAttribute(attribute, '')
  }

  const targets = [...document.querySelectorAll('a, button, input, label, select, summary, textarea, [role]')]
  const places = targets.map(target => Object.values(target.getBoundingClientRect().toJSON())).join()
  const page: typeof globalThis & { seenPlaces?: Set<string> } = globalThis
  page.seenPlaces ??= new Set()
  const haveTargetsMoved = !page.seenPlaces.has(places)
  page.seenPlaces.add(places)
  return { looks: [...looks], haveTargetsMoved }

  /** 53 bits of a text (cyrb53, in the public domain). */
  function digest(text: string): number {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      one = Math.imul(one ^ code, 2_654_435_761)
      other = Math.imul(other ^ code, 1_597_334_677)
    }
    one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
    other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
    return 4_294_967_296 * (2_097_151 & other) + (one >>> 0)
  }
}

/** Runs in a page: takes all that is shown now as seen. */
export function rememberShown(): void {
  const page: typeof globalThis & { shownBefore?: ReadonlySet<Element> } = globalThis
  page.shownBefore = new Set(
    [...document.querySelectorAll('*')].filter(element =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  )
}

/**
 * Runs in a page whose shown elements were remembered. Marks with this attribute what is shown besides them now, and
 * says whether there is any, and whether a heading among them is shown no more.
 */
export function markShown(attribute: string): { readonly areNew: boolean; readonly isHeadingGone: boolean } {
  const { shownBefore }: typeof globalThis & { shownBefore?: ReadonlySet<Element> } = globalThis
  if (!shownBefore) throw new Error('Nobody has judged the page yet.')
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const added = [...document.querySelectorAll('*')].filter(
    element => !shownBefore.has(element) && isShown(element),
  )
  for (const element of added) element.setAttribute(attribute, '')
  const isHeadingGone = [...shownBefore].some(
    element => element.matches('h1, h2, h3, h4, h5, h6, main') && !isShown(element),
  )
  return { areNew: added.length > 0, isHeadingGone }
}
