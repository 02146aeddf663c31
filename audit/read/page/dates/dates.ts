import { isoDay, isSameDay, isShown } from '../../days.ts'
import { type Lexicon, plain } from '../../text/lexicon/index.ts'
import { metaName } from '../head.ts'
import { attribute, type HtmlElement, selectorOf, textOf } from '../html.ts'
import type { RawText } from '../main-text/main-text.ts'
import type { DateFact, Head, StructuredData, StructuredNode } from '../page-facts.ts'
import { dayOfAddress, furtherDate, type Line } from './further-dates.ts'
import type { DayCustom } from './loose-day.ts'

type Event = DateFact['event']

/** What a page may say its dates with. */
interface DatedPage {
  readonly elements: readonly HtmlElement[]
  /** Those that are the page's own, to a reader. */
  readonly own: readonly HtmlElement[]
  readonly text: RawText
  readonly data: StructuredData
  readonly head: Head
  readonly address: string
  readonly lexicon: Lexicon | null
  readonly custom: DayCustom
}

/**
 * The dates by which a page says when it was published or updated, wherever it says so: those
 * that it shows first, then those for machines. Where none says when it was published, other marks are looked at.
 */
export function readDates(page: DatedPage): readonly DateFact[] {
  const { elements, own, text, data, lexicon } = page
  const dates = [
    ...(lexicon ? datesInText(text, lexicon) : []),
    ...own.filter(element => element.tagName === 'time').flatMap(time => dateOfTime(time, lexicon)),
    ...elements.filter(element => element.tagName === 'meta').flatMap(dateOfMeta),
    ...datesInData(data),
  ]
  const addressed = dayOfAddress(page, page.custom)
  if (addressed && dates.every(date => date.event !== 'published' || isSameDay(date.day, addressed.day)))
    return [addressed, ...dates]
  const further = furtherDate({ ...page, lines: linesOf(text) }, page.custom)
  if (!further) return dates
  if (!dates.some(({ event }) => event !== 'updated')) return [further, ...dates]
  // Where no date is shown, a label that shows the day that machines are told is one more place of it.
  const isPlace = isShown(further) && dates.some(({ day }) => isSameDay(day, further.day))
  return isPlace && !dates.some(isShown) ? [...dates, further] : dates
}

function linesOf({ blocks, skipped }: RawText): readonly Line[] {
  return [
    ...blocks.map(({ text, selector, level, order }) => ({ text, where: selector, level, order })),
    ...skipped.map(({ text, tag, order }) => ({ text, where: tag, level: null, order })),
  ]
    .filter(({ text }) => text.length <= longestDateLine)
    .toSorted((one, other) => one.order - other.order)
}

/** Parts of the chrome where a page may date itself; a side note dates something else. */
const datedParts = new Set(['header', 'footer', 'body'])
/** A longer text tells a story, with the dates of others. In characters. */
const longestDateLine = 300

function datesInText(text: RawText, lexicon: Lexicon): readonly DateFact[] {
  const parts = text.skipped.filter(({ tag }) => datedParts.has(tag))
  const places = [
    ...text.blocks.filter(block => block.text.length <= longestDateLine),
    ...parts.map(part => ({ selector: part.tag, text: part.text })),
  ]
  return places.flatMap(({ selector, text }) =>
    (['published', 'updated'] as const).flatMap(event => dateAfter(event, plain(text), selector, lexicon)),
  )
}

/** A date dates the page when words such as "updated on" open a sentence or follow "this article was". */
function dateAfter(event: Event, text: string, where: string, lexicon: Lexicon): readonly DateFact[] {
  const phrase = (event === 'updated' ? lexicon.updated : lexicon.published).exec(text)
  if (!phrase || !speaksOfPage.test(text.slice(0, phrase.index))) return []
  const end = phrase.index + phrase[0].length
  const day = writtenDay(text.slice(end, end + 40), lexicon)
  return day ? [{ source: 'text', event, day, where, quote: text.slice(phrase.index, end + 40) }] : []
}

const speaksOfPage = /(?:^|[.!?·|•—–,;:()]|(?:article|page|post|guide)(?: a été| was| has been| is)?)\s*$/iu

function dateOfTime(time: HtmlElement, lexicon: Lexicon | null): readonly DateFact[] {
  const day = isoDay(attribute(time, 'datetime') ?? textOf(time))
  if (!day) return []
  const event = lexicon ? eventAround(time, lexicon) : 'unknown'
  return [{ source: 'time', event, day, where: selectorOf(time), quote: textOf(time) }]
}

function eventAround(time: HtmlElement, lexicon: Lexicon): Event {
  const parent = time.parentNode
  const around = parent && 'tagName' in parent ? plain(textOf(parent)).slice(0, 300) : ''
  if (lexicon.updated.test(around)) return 'updated'
  return lexicon.published.test(around) ? 'published' : 'unknown'
}

/** A map, since a page may hold a meta `constructor`. */
const metaEvents: ReadonlyMap<string, Event> = new Map(
  Object.entries({
    'article:published_time': 'published',
    'article:modified_time': 'updated',
    'og:updated_time': 'updated',
    'last-modified': 'updated',
    'dcterms.modified': 'updated',
    'dcterms.created': 'published',
  } as const),
)

function dateOfMeta(meta: HtmlElement): readonly DateFact[] {
  const event = metaEvents.get(metaName(meta))
  const content = attribute(meta, 'content') ?? ''
  const day = isoDay(content)
  return event && day
    ? [{ source: 'meta', event, day, where: `meta[${metaName(meta)}]`, quote: content }]
    : []
}

/** Reviews, comments and media have dates of their own. */
const datedApart = new Set([
  'Review',
  'Comment',
  'VideoObject',
  'ImageObject',
  'AudioObject',
  'Event',
  'Offer',
])

/** Those of microdata are read where they stand, among the marks of the page. */
function datesPage({ syntax, types }: StructuredNode): boolean {
  return syntax === 'json-ld' && !types.some(type => datedApart.has(type))
}

const dataEvents = { datePublished: 'published', dateModified: 'updated' } as const

function datesInData({ nodes }: StructuredData): readonly DateFact[] {
  return nodes.filter(datesPage).flatMap(node =>
    (['datePublished', 'dateModified'] as const).flatMap(property =>
      (node.values[property] ?? []).flatMap((quote): DateFact[] => {
        const day = isoDay(quote)
        const where = `JSON-LD ${node.types[0] ?? ''}.${property}`
        return day ? [{ source: 'json-ld', event: dataEvents[property], day, where, quote }] : []
      }),
    ),
  )
}

/** A day written out near the start of a text: "12 mars 2026", "March 12, 2026", "12/03/2026", "2026-03-12". */
export function writtenDay(text: string, lexicon: Lexicon): string | null {
  const iso = /\d{4}-\d{2}-\d{2}/u.exec(text)?.[0]
  if (iso) return isoDay(iso)
  const dayFirst = lexicon.dayFirst.exec(text)
  if (dayFirst) return dayOf(dayFirst[3], monthNumber(dayFirst[2], lexicon), dayFirst[1])
  const monthFirst = lexicon.monthFirst.exec(text)
  if (monthFirst) return dayOf(monthFirst[3], monthNumber(monthFirst[1], lexicon), monthFirst[2])
  return numericDay(text, lexicon)
}

/** `12/03/2026` is read by the custom of the language: day first in French, month first in US English. */
function numericDay(text: string, lexicon: Lexicon): string | null {
  const [, first, second, year] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/u.exec(text) ?? []
  return lexicon.language === 'fr' ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second)
}

function monthNumber(name: string | undefined, lexicon: Lexicon): number {
  return lexicon.months.findIndex(month => month.toLowerCase() === name?.toLowerCase()) + 1
}

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  if (!year || !day || !month) return null
  return isoDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}
