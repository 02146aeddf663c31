import { isForMachines, isoDay, isSameDay, isShown, isSomewhereOn } from '../../days.ts'
import { type Lexicon, plain } from '../../text/lexicon/index.ts'
import { metaName } from '../head.ts'
import { attribute, type HtmlElement, selectorOf, textOf } from '../html.ts'
import type { RawText } from '../main-text/main-text.ts'
import type { DateFact, Head, StructuredData, StructuredNode } from '../page-facts.ts'
import { dayOfAddress, dayUnderTitle, furtherDate, type Line } from './further-dates.ts'
import { type DayConvention, looseDay } from './loose-day.ts'

type Event = DateFact['event']

interface DatedPage {
  readonly elements: readonly HtmlElement[]
  /** As `ownElements` selects them. */
  readonly own: readonly HtmlElement[]
  readonly text: RawText
  readonly data: StructuredData
  readonly head: Head
  readonly address: string
  readonly lexicon: Lexicon | null
  readonly convention: DayConvention
  /** It says that it is an article, or something hints at it. */
  readonly isArticle: boolean
}

/**
 * The dates when a page was published or updated, wherever it says so: first those that it shows, then those
 * for machines. Without a date of publication, weaker evidence is used (`further-dates.ts`).
 */
export function readDates(page: DatedPage): readonly DateFact[] {
  const { elements, own, text, data, lexicon } = page
  const dates = [
    ...(lexicon ? datesInText(text, lexicon, page.convention) : []),
    ...own.filter(element => element.tagName === 'time').flatMap(time => dateOfTime(time, lexicon)),
    ...elements.filter(element => element.tagName === 'meta').flatMap(dateOfMeta),
    ...datesInData(data),
  ]
  const lines = linesOf(text)
  const titled = page.isArticle ? dayUnderTitle({ lines, own }, page.convention) : null
  if (titled && dates.some(isForMachines)) return [titled, ...dates]
  const addressed = dayOfAddress(page, page.convention)
  if (addressed && dates.every(date => date.event !== 'published' || mayBeOn(addressed.day, date)))
    return [addressed, ...dates]
  const further = furtherDate({ ...page, lines }, page.convention)
  if (!further) return dates
  if (!dates.some(({ event }) => event !== 'updated')) return [further, ...dates]
  // A shown label with the date given to machines is evidence that readers see that date.
  const isSameDate = isShown(further) && dates.some(({ day }) => isSameDay(day, further.day))
  return isSameDate && !dates.some(isShown) ? [...dates, further] : dates
}

/** A moment is of two days or three around the world; a day alone may be that of another zone. */
function mayBeOn(day: string, date: DateFact): boolean {
  return isMoment.test(date.quote) ? isSomewhereOn(day, date.quote) : isSameDay(day, date.day)
}

const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]{5,16}(?:Z|[+-]\d{2}:?\d{2})$/u

function linesOf({ blocks, skipped }: RawText): readonly Line[] {
  return [
    ...blocks.map(({ text, selector, level, order }) => ({ text, where: selector, level, order })),
    ...skipped.map(({ text, tag, order }) => ({ text, where: tag, level: null, order })),
  ]
    .filter(({ text }) => text.length <= longestDateLine)
    .toSorted((one, other) => one.order - other.order)
}

/** Skipped parts in which a page may date itself; an `aside` dates something else. */
const datedParts = new Set(['header', 'footer', 'body'])
/** In characters: a longer text is a paragraph, with dates of other things. */
const longestDateLine = 300

function datesInText(text: RawText, lexicon: Lexicon, convention: DayConvention): readonly DateFact[] {
  const parts = text.skipped.filter(({ tag }) => datedParts.has(tag))
  const places = [
    ...text.blocks.filter(block => block.text.length <= longestDateLine),
    ...parts.map(part => ({ selector: part.tag, text: part.text })),
  ]
  return places.flatMap(({ selector, text }) =>
    (['published', 'updated'] as const).flatMap(event => {
      const found = dateAfter(event, plain(text), lexicon, convention)
      return found ? [{ source: 'text', event, where: selector, ...found } as const] : []
    }),
  )
}

/** A date is that of the page when words such as "updated on" begin a sentence or follow "this article was". */
function dateAfter(
  event: 'published' | 'updated',
  text: string,
  lexicon: Lexicon,
  convention: DayConvention,
): Pick<DateFact, 'day' | 'quote'> | null {
  const phrase = lexicon[event].exec(text)
  if (!phrase || !isAboutPage.test(text.slice(0, phrase.index))) return null
  const end = phrase.index + phrase[0].length
  const day = looseDay(text.slice(end, end + 40), convention)
  return day === null ? null : { day, quote: text.slice(phrase.index, end + 40) }
}

const isAboutPage = /(?:^|[.!?·|•—–,;:()]|(?:article|page|post|guide)(?: a été| was| has been| is)?)\s*$/iu

function dateOfTime(time: HtmlElement, lexicon: Lexicon | null): readonly DateFact[] {
  const day = isoDay(attribute(time, 'datetime') ?? textOf(time))
  if (!day) return []
  const event = propertyEvent(time) ?? (lexicon ? eventAround(time, lexicon) : 'unknown')
  return [{ source: 'time', event, day, where: selectorOf(time), quote: textOf(time) }]
}

function propertyEvent(time: HtmlElement): Event | null {
  const property = attribute(time, 'itemprop') ?? ''
  if (/^date(?:Modified|Updated?)$/u.test(property)) return 'updated'
  return /^date(?:Published|Created)$/u.test(property) ? 'published' : null
}

function eventAround(time: HtmlElement, lexicon: Lexicon): Event {
  const parent = time.parentNode
  const around = parent && 'tagName' in parent ? plain(textOf(parent)).slice(0, 300) : ''
  if (lexicon.updated.test(around)) return 'updated'
  return lexicon.published.test(around) ? 'published' : 'unknown'
}

/** A map: in an object, a meta named `constructor` would be found. */
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
const typesWithOwnDates = new Set([
  'Review',
  'Comment',
  'VideoObject',
  'ImageObject',
  'AudioObject',
  'Event',
  'Offer',
])

/** Dates in microdata are read from its elements (`further-dates.ts`). */
function mayDatePage({ syntax, types }: StructuredNode): boolean {
  return syntax === 'json-ld' && !types.some(type => typesWithOwnDates.has(type))
}

const dataEvents = { datePublished: 'published', dateModified: 'updated' } as const

function datesInData({ nodes }: StructuredData): readonly DateFact[] {
  return nodes.filter(mayDatePage).flatMap(node =>
    (['datePublished', 'dateModified'] as const).flatMap(property =>
      (node.values[property] ?? []).flatMap((quote): DateFact[] => {
        const day = isoDay(quote)
        const where = `JSON-LD ${node.types[0] ?? ''}.${property}`
        return day ? [{ source: 'json-ld', event: dataEvents[property], day, where, quote }] : []
      }),
    ),
  )
}
