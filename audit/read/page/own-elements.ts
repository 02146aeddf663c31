import { attribute, firstIn, type HtmlDocument, type HtmlElement, isUnread, walk } from './html.ts'

/** Classes and ids of comments, of testimonials and of lists of other pages, whose dates and names are not the page's. */
const others =
  /(?:^|[\s_-])(?:comments?|commentlist|kommentare?|ratings|related|sidebar(?![_-](?:page|layout))|aside|teasers?|recent|popular|similar|testi|testimonials?|t[eé]moignages?|temo|avis|quotes?)(?:$|[\s_-])/iu

/** The visible elements, without comments, lists of other pages and sidebars. */
export function ownElements(document: HtmlDocument): readonly HtmlElement[] {
  const elements: HtmlElement[] = []
  const aroundTitle = ancestorsOf(firstIn(document, 'h1'))
  // Another `article` than that of the title shows another page.
  const isInArticle = [...aroundTitle].some(node => node.tagName === 'article')
  walk(document, {
    enter(element) {
      const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
      const isOther =
        others.test(names) || element.tagName === 'nav' || (isInArticle && element.tagName === 'article')
      if (isUnread(element) || (isOther && element.tagName !== 'body' && !aroundTitle.has(element)))
        return 'skip'
      elements.push(element)
      return undefined
    },
  })
  return elements
}

function ancestorsOf(element: HtmlElement | null): ReadonlySet<HtmlElement> {
  const ancestors = new Set<HtmlElement>()
  for (let at = element?.parentNode; at && 'tagName' in at; at = at.parentNode) ancestors.add(at)
  return ancestors
}
