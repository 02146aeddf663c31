import type { Language } from '#contracts/languages.ts'
import type { Exchange } from '../../visit.ts'
import { absolute } from '../addresses.ts'
import { type Lexicon, lexicons } from '../text/lexicon/index.ts'
import { sentencesOf } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { countWords } from '../text/words.ts'
import { readAuthors } from './authors/authors.ts'
import { readCues } from './cues/cues.ts'
import { readDates } from './dates/dates.ts'
import { readHead } from './head.ts'
import {
  attribute,
  elementsIn,
  firstIn,
  type HtmlDocument,
  type HtmlElement,
  parseHtml,
  parseXhtml,
  textOf,
  visibleElementsIn,
} from './html.ts'
import { readLanguage } from './language.ts'
import { readArticleText } from './main-text/article-text.ts'
import { type RawBlock, type RawText, readMainText } from './main-text/main-text.ts'
import { ownElements } from './own-elements.ts'
import { readPageDeclarations } from './page-declarations.ts'
import type { Block, Characters, Head, Heading, MainText, PageFacts } from './page-facts.ts'
import {
  readContacts,
  readHeadings,
  readImages,
  readLandmarks,
  readLinks,
  readObstacles,
  readScripts,
  readWordless,
} from './page-parts.ts'
import { readRobotsDirectives } from './robots-directives.ts'
import { articleKind } from './role/stated-role.ts'
import { readStructuredData } from './structured-data/structured-data.ts'

/**
 * Everything that can be read in a page without a browser. Pure, but slow on hostile markup (about a
 * second for a megabyte): call it through `openReader`, which has a deadline.
 */
export function readPage(exchange: Exchange): PageFacts {
  const parse = isXhtml(exchange) ? parseXhtml : parseHtml
  return readParsed(parse(exchange.body), exchange).facts
}

function isXhtml({ headers }: Exchange): boolean {
  return /^application\/xhtml\+xml/iu.test(headers['content-type']?.trim() ?? '')
}

/** What is needed of the answer once its markup is parsed. */
export type Sent = Pick<Exchange, 'address' | 'askedAt' | 'headers'>

/** The same for parsed markup, with the blocks of the main text as they are in the document. */
export function readParsed(
  document: HtmlDocument,
  exchange: Sent,
): { readonly facts: PageFacts; readonly raw: RawText } {
  const elements = elementsIn(document)
  const visible = visibleElementsIn(document)
  const own = ownElements(document)
  const base = baseOf(elements, exchange.address)
  const structuredData = readStructuredData(elements, base)
  const head = readHead(elements, exchange, base)
  const whole = readMainText(document, base)
  const article = articleKind({ address: exchange.address, head, structuredData })
  const raw = article === 'none' ? whole : readArticleText(document, base, whole, article === 'declared')
  const language = readLanguage(declaredLanguage(document), raw.blocks.map(block => block.text).join(' '))
  const lexicon = language.read && lexicons[language.read]
  const { headings, headingsInMarkup } = readHeadings(elements, visible)
  const dates = readDates({
    elements,
    own,
    text: whole,
    data: structuredData,
    head,
    address: exchange.address,
    lexicon,
    isArticle: article !== 'none',
    convention: { language: language.declared ?? language.detected, today: exchange.askedAt.slice(0, 10) },
  })
  const facts: PageFacts = {
    address: exchange.address,
    language,
    head,
    robotsDirectives: readRobotsDirectives(elements, exchange),
    headings,
    headingsInMarkup,
    landmarks: readLandmarks(visible),
    text: readText(document, raw, lexicon),
    topic: topicOf(head, headings, lexicon ?? lexicons.en),
    links: readLinks(elements, visible, base),
    contacts: readContacts(visible),
    images: readImages(elements),
    wordless: readWordless(elements, visible),
    dates,
    authors: readAuthors({
      document,
      elements,
      own,
      data: structuredData,
      head,
      lexicon,
      address: exchange.address,
      base,
      isArticle: article !== 'none',
      isDated: dates.length > 0,
    }),
    structuredData,
    obstacles: readObstacles(visible),
    declarations: readPageDeclarations(elements, exchange.headers),
    scripts: readScripts(elements),
  }
  return { facts, raw }
}

/** The first `base` with an address counts, as HTML says; another may only name a target. */
function baseOf(elements: readonly HtmlElement[], address: string): string {
  const bases = elements.filter(({ tagName }) => tagName === 'base')
  const written = bases.map(base => attribute(base, 'href')).find(href => href !== null)
  return absolute(written ?? '', address) ?? address
}

function declaredLanguage(document: HtmlDocument): string | null {
  const html = firstIn(document, 'html')
  return html && attribute(html, 'lang')
}

function readText(document: HtmlDocument, raw: RawText, lexicon: Lexicon | null): MainText {
  const blocks = raw.blocks.map(block => readBlock(block, lexicon))
  return {
    blocks,
    skipped: raw.skipped,
    words: blocks.reduce((sum, block) => sum + block.words, 0),
    characters: countCharacters(document, raw, blocks),
  }
}

function readBlock(raw: RawBlock, lexicon: Lexicon | null): Block {
  const language: Language = lexicon?.language ?? 'en'
  const sentences = raw.kind === 'code' ? [] : sentencesOf(raw.text, language)
  const { cited: _inCues, codes: _inCuesToo, texts: _ofDocument, ...block } = raw
  return {
    ...block,
    sentences,
    words: countWords(raw.text, language),
    terms: termsOf(raw.text, lexicon ?? lexicons[language]),
    cues: lexicon ? readCues(raw, sentences, lexicon) : [],
  }
}

function countCharacters(document: HtmlDocument, raw: RawText, blocks: readonly Block[]): Characters {
  const body = firstIn(document, 'body')
  const first = blocks.find(isSentence)?.order ?? Number.POSITIVE_INFINITY
  const length = (parts: readonly { text: string }[]) =>
    parts.reduce((sum, part) => sum + part.text.length, 0)
  return {
    whole: body ? textOf(body).length : 0,
    main: length(raw.blocks),
    before: length(raw.skipped.filter(part => part.order < first)),
  }
}

/** Fewer words are a label or a slogan. */
const fewestWordsOfSentence = 6

function isSentence(block: Block): boolean {
  return (block.kind === 'paragraph' || block.kind === 'quote') && block.words >= fewestWordsOfSentence
}

/** The terms that the main heading and the title share, or else those of one of them. */
function topicOf(head: Head, headings: readonly Heading[], lexicon: Lexicon): readonly string[] {
  const heading = headings.find(({ level }) => level === 1)?.text ?? ''
  const inHeading = new Set(termsOf(heading, lexicon))
  const inTitle = new Set(termsOf(head.titles[0] ?? '', lexicon))
  const shared = [...inHeading].filter(term => inTitle.has(term))
  return [shared, [...inHeading], [...inTitle]].find(terms => terms.length > 0) ?? []
}
