import { metaName } from './head.ts'
import { attribute, type HtmlElement, selectorOf } from './html.ts'
import type { PageDeclaration } from './page-facts.ts'

export function readPageDeclarations(
  elements: readonly HtmlElement[],
  headers: Readonly<Record<string, string>>,
): readonly PageDeclaration[] {
  return [...elements.flatMap(inElement), ...inHeaders(headers)]
}

function inElement(element: HtmlElement): readonly PageDeclaration[] {
  if (element.tagName === 'link') return inLink(element)
  if (element.tagName === 'meta') return inMeta(element)
  if (element.tagName === 'script') return inScript(element)
  const tool = element.tagName === 'form' ? attribute(element, 'toolname') : null
  return tool === null ? [] : [found('webmcp', tool, selectorOf(element), `toolname="${tool}"`)]
}

function inLink(link: HtmlElement): readonly PageDeclaration[] {
  const relations = (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/u)
  const type = (attribute(link, 'type') ?? '').trim().toLowerCase()
  const href = attribute(link, 'href') ?? ''
  const declared = (kind: PageDeclaration['kind']) => [found(kind, href, selectorOf(link), href)]
  if (relations.includes('alternate') && type === 'text/markdown') return declared('markdown')
  if (relations.includes('license') && type === 'application/rsl+xml') return declared('rsl')
  return relations.includes('ai-catalog') ? declared('ai-catalog') : []
}

function inMeta(meta: HtmlElement): readonly PageDeclaration[] {
  const content = attribute(meta, 'content')?.trim() ?? ''
  return metaName(meta) === 'tdm-reservation'
    ? [found('tdmrep', content, 'meta[name=tdm-reservation]', content)]
    : []
}

/** The API of WebMCP, by which a page offers tools to agents in the browser. */
const webMcp = /navigator\s*\.\s*modelContext/u

function inScript(script: HtmlElement): readonly PageDeclaration[] {
  const source = script.childNodes.map(child => ('value' in child ? child.value : '')).join('')
  const call = webMcp.exec(source)?.[0]
  return call ? [found('webmcp', call, selectorOf(script), call)] : []
}

function inHeaders(headers: Readonly<Record<string, string>>): readonly PageDeclaration[] {
  const usage = headers['content-usage']
  const reservation = headers['tdm-reservation']
  return [
    usage === undefined ? [] : [found('content-usage', usage, 'Content-Usage', usage)],
    reservation === undefined ? [] : [found('tdmrep', reservation.trim(), 'tdm-reservation', reservation)],
  ].flat()
}

function found(kind: PageDeclaration['kind'], value: string, where: string, quote: string): PageDeclaration {
  return { kind, value, where, quote }
}
