import { attribute, firstIn, type HtmlDocument, type HtmlElement, isUnread, walk } from './html.ts'

/** Classes and ids of comments and of lists of other pages, whose dates and names are not the page's. */
const others =
  /(?:^|[\s_-])(?:comments?|commentlist|kommentare?|ratings|related|sidebar|teasers?|recent|popular|similar)(?:$|[\s_-])/iu

/** The visible elements, without comments, lists of other pages and sidebars. */
export function ownElements(document: HtmlDocument): readonly HtmlElement[] {
  const elements: HtmlElement[] = []
  const aroundTitle = ancestorsOf(firstIn(document, 'h1'))
  walk(document, {
    enter(element) {
      const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
      if (isUnread(element) || (others.test(names) && !aroundTitle.has(element))) return 'skip'
      elements.push(element)
      return undefined
    },
  })
  return elements
}

function ancestorsOf(element: HtmlElement | null): ReadonlySet<unknown> {
  const ancestors = new Set<unknown>()
  for (let at = element?.parentNode; at && 'parentNode' in at; at = at.parentNode) ancestors.add(at)
  return ancestors
}
