import { readFileSync, writeFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { type Kept, readKept, wordsIn } from '#audit/read/page/main-text/kept.ts'
import { languageOfPath } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../content/wording.ts'
import { siteUrl } from '../site-url.ts'
import { elementsIn, type HtmlElement, type HtmlParent } from '../twins/html.ts'
import { builtPages } from './built-pages.ts'

type Text = DefaultTreeAdapterTypes.TextNode

/**
 * Fills in, on each built page with the switch of `RobotView.astro`, how much of it an engine keeps, and marks
 * what is passed over and what can be quoted: read by our own audit, in the page as it is sent.
 */
export function showKept(client: URL): void {
  for (const { path, file } of builtPages(client)) {
    const html = readFileSync(file, 'utf8')
    if (html.includes(openingOfCount)) writeFileSync(file, withKeptShown(html, path))
  }
}

function withKeptShown(html: string, path: string): string {
  const language = languageOfPath(path)
  const document = parsed(html)
  const kept = readKept(document, {
    address: siteUrl() + path,
    askedAt: new Date().toISOString(),
    headers: {},
  })
  const figures = (whole: number) => ({
    kept: figure(kept.words, language),
    whole: figure(whole, language),
    citable: figure(kept.blocks.filter(({ citable }) => citable).length, language),
  })
  const [before, sentence, after] = aroundSentence(withMarks(html, marksOf(document, kept)))
  const say = (whole: number) => before + fill(sentence, figures(whole)) + after
  // The sentence is itself part of what is counted: in the first, there are as many words as in the end.
  const first = say(wordsIn(document, language))
  return say(wordsIn(parsed(first), language))
}

const openingOfCount = '<p class="robot-count">'

function aroundSentence(html: string): readonly [string, string, string] {
  const start = html.indexOf(openingOfCount) + openingOfCount.length
  const end = html.indexOf('</p>', start)
  return [html.slice(0, start), html.slice(start, end), html.slice(end)]
}

function parsed(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })
}

/** An attribute for the start tag that begins at this place of the markup. */
interface Mark {
  readonly name: 'data-passed' | 'data-citable'
  readonly at: number
}

function marksOf(document: DefaultTreeAdapterTypes.Document, kept: Kept): readonly Mark[] {
  const texts = new Set(kept.blocks.flatMap(({ texts }) => texts))
  const citable = kept.blocks.filter(block => block.citable)
  return [
    ...passedIn(bodyOf(document), texts).map(element => mark('data-passed', element)),
    ...citable.map(({ texts: own }) => mark('data-citable', elementOf(own))),
  ]
}

function bodyOf(document: DefaultTreeAdapterTypes.Document): HtmlElement {
  const body = elementsIn(document).find(({ tagName }) => tagName === 'body')
  if (!body) throw new Error('A built page has no body.')
  return body
}

/** The outermost elements that show something of which nothing is kept. */
function passedIn(element: HtmlElement, kept: ReadonlySet<Text>): readonly HtmlElement[] {
  if (unshown.has(element.tagName) || isSwitch(element)) return []
  const isKept = [...textsIn(element)].some(text => kept.has(text))
  if (!isKept && shows(element) && element.sourceCodeLocation?.startTag) return [element]
  return element.childNodes.flatMap(child => ('tagName' in child ? passedIn(child, kept) : []))
}

const unshown = new Set(['script', 'style', 'template', 'noscript'])
const pictures = ['svg', 'img', 'video', 'input', 'select', 'textarea']

function isSwitch({ attrs }: HtmlElement): boolean {
  return attrs.some(({ name, value }) => name === 'class' && /\brobot-view\b/u.test(value))
}

function shows(element: HtmlElement): boolean {
  return (
    [...textsIn(element)].some(({ value }) => value.trim() !== '') ||
    [element, ...elementsIn(element)].some(({ tagName }) => pictures.includes(tagName))
  )
}

/** The innermost element that holds all these texts. */
function elementOf(texts: readonly Text[]): HtmlElement {
  const holders = texts.map(ancestorsOf)
  const common = holders[0]?.find(element => holders.every(ancestors => ancestors.includes(element)))
  if (!common) throw new Error('A block of text that is kept stands in no element.')
  return common
}

function ancestorsOf({ parentNode }: Text | HtmlElement): readonly HtmlElement[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...ancestorsOf(parentNode)] : []
}

function mark(name: Mark['name'], { sourceCodeLocation, tagName }: HtmlElement): Mark {
  if (!sourceCodeLocation?.startTag) throw new Error(`A <${tagName}> to mark is not in the markup.`)
  return { name, at: sourceCodeLocation.startTag.startOffset + `<${tagName}`.length }
}

/** From the end to the beginning, so that no place moves before it is reached. */
function withMarks(html: string, marks: readonly Mark[]): string {
  return marks
    .toSorted((one, other) => other.at - one.at)
    .reduce((marked, { name, at }) => `${marked.slice(0, at)} ${name}${marked.slice(at)}`, html)
}

function* textsIn(parent: HtmlParent): Generator<Text> {
  for (const child of parent.childNodes) {
    if ('value' in child) yield child
    else if ('tagName' in child && !unshown.has(child.tagName)) yield* textsIn(child)
  }
}
