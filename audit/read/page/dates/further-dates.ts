import { wordSet } from '../../text/lexicon/lexicon.ts'
import { metaName } from '../head.ts'
import { attribute, type HtmlElement, selectorOf, shortTextOf, textOf } from '../html.ts'
import type { DateFact, DateSource, Head } from '../page-facts.ts'
import { type DayConvention, looseDay } from './loose-day.ts'

/** What is searched when a page has no date in the usual places. */
export interface DatedMarkup {
  readonly address: string
  readonly head: Head
  readonly elements: readonly HtmlElement[]
  /** As `ownElements` selects them. */
  readonly own: readonly HtmlElement[]
  /** In the order of the page. */
  readonly lines: readonly Line[]
}

/** A short text of the page; its level when it is a heading. */
export interface Line {
  readonly text: string
  readonly where: string
  readonly level: number | null
}

interface Place {
  readonly text: string
  readonly where: string
}

interface Rule {
  readonly source: DateSource
  /** Unknown when the place does not say what happened on that day. */
  readonly event: DateFact['event']
  /** Its places date one page each: several days are those of a list. */
  readonly isAlone?: true
  places(markup: DatedMarkup): Iterable<Place>
}

/**
 * The date of a page that has none in the usual places, by the first of twelve rules that finds one. These
 * rules, in this order, were right most often on labelled pages (`npm run bench -- truth`); the names that
 * they look for are among those that htmldate lists.
 */
export function furtherDate(markup: DatedMarkup, convention: DayConvention): DateFact | null {
  for (const rule of rules) {
    const places = [...rule.places(markup)]
    const date = dateIn(rule, places, convention)
    if (date) return rule.isAlone && datesOthers(places, date, convention) ? null : date
  }
  return null
}

function datesOthers(places: readonly Place[], date: DateFact, convention: DayConvention): boolean {
  return places.some(({ text }) => (looseDay(text, convention) ?? date.day) !== date.day)
}

/** The date in the address of the page. */
export function dayOfAddress(
  markup: Pick<DatedMarkup, 'address' | 'head'>,
  convention: DayConvention,
): DateFact | null {
  return dateIn({ source: 'address', event: 'published' }, inAddresses(markup), convention)
}

/** A line that holds a day, its hour, and how long the reading takes. In characters. */
const longestDayLine = 50
/** Lines before and after the title that are under it to a reader; elements, which lie within one another. */
const under = { before: 1, after: 5, elements: 40 }
const bareDay = /^(?:\p{L}{2,12}[.,:]{0,2} )?\d/u
/** It says when the page was changed; or, as 03/12, nobody knows which is the month, and machines are told it more surely. */
const unclear = /aktualisiert|geändert|updated?|modified|à jour|modifiée?|actualizado|aggiornato|\d\/\d/iu

/**
 * The day that readers of an article find under its title, which is the one they take for its day, whatever
 * machines are told.
 */
export function dayUnderTitle(
  { lines, own }: Pick<DatedMarkup, 'lines' | 'own'>,
  convention: DayConvention,
): DateFact | null {
  const places = [...linesUnderTitle(lines), ...labelsUnderTitle(own)].filter(
    ({ text }) => text.length <= longestDayLine && bareDay.test(text) && !unclear.test(text),
  )
  return dateIn({ source: 'line', event: 'published' }, places, convention)
}

function linesUnderTitle(lines: readonly Line[]): readonly Place[] {
  const title = titleIn(lines)
  return title < 0 ? [] : lines.slice(Math.max(0, title - under.before), title + under.after)
}

function labelsUnderTitle(own: readonly HtmlElement[]): readonly Place[] {
  const title = own.findIndex(({ tagName }) => tagName === 'h1')
  return title < 0
    ? []
    : own
        .slice(title, title + under.elements)
        .filter(isNamedDate)
        .flatMap(shortLine(longestDayLine))
}

const dateName = /(?:^|[\s_-])(?:date|datum|datetime|timestamp|published)(?:$|[\s_-])/iu

function isNamedDate(element: HtmlElement): boolean {
  return dateName.test(attribute(element, 'class') ?? '')
}

function dateIn(
  { source, event }: Pick<Rule, 'source' | 'event'>,
  places: Iterable<Place>,
  convention: DayConvention,
): DateFact | null {
  for (const { text, where } of places) {
    const day = looseDay(text, convention)
    if (day) return { source, event, day, where, quote: text }
  }
  return null
}

const rules: readonly Rule[] = [
  { source: 'line', event: 'unknown', places: besideTitle },
  { source: 'property', event: 'published', places: inProperties },
  { source: 'time', event: 'unknown', places: inTimes },
  { source: 'meta', event: 'published', places: inMetas },
  { source: 'script', event: 'unknown', places: markup => saidInScripts(markup, datePublished) },
  { source: 'abbreviation', event: 'unknown', places: inAbbreviations, isAlone: true },
  {
    source: 'label',
    event: 'unknown',
    places: markup => belowHeader(markup).filter(isDate).flatMap(shortLine(80)),
  },
  { source: 'text', event: 'published', places: inPhrases },
  { source: 'picture', event: 'unknown', places: inPicture },
  {
    source: 'line',
    event: 'unknown',
    places: markup => belowHeader(markup).filter(isByline).flatMap(shortLine(200)),
  },
  { source: 'title', event: 'unknown', places: inTitles },
  { source: 'script', event: 'unknown', places: markup => saidInScripts(markup, publishedAt) },
]

const dayInPath = /\/((?:19|20)\d\d)[/-](\d{1,2})[/-](\d{1,2})(?![\d])/u

function inAddresses({ address, head }: Pick<DatedMarkup, 'address' | 'head'>): readonly Place[] {
  const canonical = head.canonicals.flatMap(link => link.address ?? [])
  return [address, ...canonical].flatMap(written => dayIn(written, 'address'))
}

function dayIn(address: string, where: string): readonly Place[] {
  const [, year, month, day] = dayInPath.exec(address) ?? []
  return year ? [{ text: `${year}-${month}-${day}`, where }] : []
}

function inProperties({ elements }: DatedMarkup): readonly Place[] {
  return elements.filter(isPublishedProperty).map(markedValue)
}

function isPublishedProperty(element: HtmlElement): boolean {
  return (
    /^(?:datePublished|dateCreated)$/u.test(attribute(element, 'itemprop') ?? '') ||
    hasName(element, publishedClass)
  )
}

const publishedClass = new Set(['dt-published'])

function markedValue(element: HtmlElement): Place {
  const text =
    attribute(element, 'content') ??
    attribute(element, 'datetime') ??
    attribute(element, 'title') ??
    shortTextOf(element, 80)
  return { text: text ?? '', where: selectorOf(element) }
}

/** Names of metas with the date of a page, besides those of Open Graph and Dublin Core. */
const datedMetas = wordSet(`
  date pubdate publishdate publish-date publish_date publication_date publicationdate pub_date article:published
  article.published date.created created createdate dc.date dc.date.issued dc.date.created dc.created dcterms.date
  dcterms.issued citation_date citation_publication_date parsely-pub-date sailthru.date rnews:datepublished
  og:published_time og:pubdate og:article:published_time originalpublicationdate timestamp shareaholic:article_published_time
  vr:published_time bt:pubdate cxenseparse:recs:publishtime article.created datepublished
`)

function inMetas({ elements }: DatedMarkup): readonly Place[] {
  return elements
    .filter(element => element.tagName === 'meta' && datedMetas.has(metaName(element)))
    .map(meta => ({ text: attribute(meta, 'content') ?? '', where: `meta[${metaName(meta)}]` }))
}

/** In broken JSON-LD, and in the state that scripts leave in the page. */
const datePublished = /"datePublished\\?"\s{0,3}:\s{0,3}\\?"([^"\\]{8,40})/u

/** Of the shops and reviews that scripts fill; it may be of anything that the page holds. */
const publishedAt = /"(?:published_at|publishedDate)\\?"\s{0,3}:\s{0,3}\\?"([^"\\]{8,40})/u

function* saidInScripts({ elements }: DatedMarkup, pattern: RegExp): Generator<Place> {
  for (const script of elements.filter(({ tagName }) => tagName === 'script')) {
    const source = script.childNodes.map(child => ('value' in child ? child.value : '')).join('')
    const text = pattern.exec(source)?.[1]
    if (text) yield { text, where: selectorOf(script) }
  }
}

const entryDate = new Set(['entry-date'])

function inTimes({ own }: DatedMarkup): readonly Place[] {
  return own
    .filter(element => element.tagName === 'time' || hasName(element, entryDate))
    .toSorted(
      (one, other) =>
        Number(attribute(other, 'pubdate') !== null) - Number(attribute(one, 'pubdate') !== null),
    )
    .flatMap(element => [markedValue(element), ...shortLine(80)(element)])
}

function inAbbreviations({ own }: DatedMarkup): readonly Place[] {
  return own
    .filter(({ tagName }) => tagName === 'abbr')
    .flatMap(abbr => {
      const seconds = Number(attribute(abbr, 'data-utime'))
      const title = hasName(abbr, new Set(['published'])) ? attribute(abbr, 'title') : null
      const text = seconds > 0 && seconds < 1e11 ? new Date(seconds * 1_000).toISOString() : title
      return text ? [{ text, where: selectorOf(abbr) }] : []
    })
}

/** Classes and ids of elements with a date and nothing else. */
const dateNames = wordSet(`
  date datetime published posted-on post-date postdate post_date post-meta-date entry-date article-date
  article__date article_date articledate blog-date news-date newsdate pubdate pub_date publish-date publishdate
  publication-date date-published datepublished published-date date-posted date_posted date-header dateline
  timestamp time-stamp story-date content-date meta-date created submitted field-name-post-date
`)

/** Newspapers write today's date in the header of their site. One that holds the title is that of the article. */
function belowHeader({ own }: DatedMarkup): readonly HtmlElement[] {
  if (own.some(({ tagName }) => tagName === 'h1')) return own
  const outermost = new Map<HtmlElement['parentNode'], string>()
  for (const element of own) {
    const part = outermost.get(element.parentNode) ?? element.tagName
    if (part === 'header' || part === 'article') outermost.set(element, part)
  }
  return own.filter(element => outermost.get(element) !== 'header')
}

function isDate(element: HtmlElement): boolean {
  return hasName(element, dateNames)
}

const bylineNames = /date|datum|meta|info|byline|time|publi|posted|author/iu

function isByline(element: HtmlElement): boolean {
  return ['class', 'id', 'data-testid'].some(name => bylineNames.test(attribute(element, name) ?? ''))
}

function hasName(element: HtmlElement, names: ReadonlySet<string>): boolean {
  const written = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  return written
    .toLowerCase()
    .split(/\s+/u)
    .some(name => names.has(name))
}

function shortLine(most: number): (element: HtmlElement) => readonly Place[] {
  return element => {
    const text = shortTextOf(element, most)
    return text ? [{ text, where: selectorOf(element) }] : []
  }
}

/** What precedes the date, at the beginning of a line or after a punctuation mark. */
const phrase =
  /(?:^|[.!?·|•—–,;:] ?)(?:veröffentlicht(?: am)?|erstellt am|publiziert(?: am)?|stand|publiée?(?: le)?|mise? en ligne(?: le)?|parue? le|posted(?: on)?|published(?: on)?|publicado(?: el)?|pubblicato(?: il)?|communiqué(?: de presse)? du|pressemitteilung vom|press release(?: of| from)?|(?:date|datum|fecha)(?= ?:))(?!\p{L}) ?:? ?/iu

function* inPhrases({ lines }: DatedMarkup): Generator<Place> {
  for (const { text, where } of lines) {
    const found = phrase.exec(text)
    if (found)
      yield { text: text.slice(found.index + found[0].length, found.index + found[0].length + 30), where }
  }
}

function inPicture({ elements }: DatedMarkup): readonly Place[] {
  return elements
    .filter(element => element.tagName === 'meta' && metaName(element) === 'og:image')
    .flatMap(meta => dayIn(attribute(meta, 'content') ?? '', 'meta[og:image]'))
}

function inTitles({ head, own }: DatedMarkup): readonly Place[] {
  const headings = own.filter(({ tagName }) => tagName === 'h1')
  return [
    ...head.titles.slice(0, 1).map(text => ({ text, where: 'title' })),
    ...headings.map(heading => ({ text: textOf(heading), where: selectorOf(heading) })),
  ]
}

/** Lines searched before and after the title: one of them may begin with the date. */
const linesAround = { before: 3, after: 12 }
const opening = /^(?:\p{L}{2,12}[.,:]{0,2} ){0,2}(?=\d)/u

function besideTitle({ lines }: DatedMarkup): readonly Place[] {
  const title = titleIn(lines)
  const own = title < 0 ? lines.filter(({ where }) => where !== 'header') : lines
  return own
    .slice(Math.max(0, title - linesAround.before), Math.max(0, title) + linesAround.after)
    .filter(({ text }) => opening.test(text))
    .map(({ text, where }) => ({ text: text.slice(0, 30), where }))
}

function titleIn(lines: readonly Line[]): number {
  return lines.findIndex(({ level }) => level === 1)
}
