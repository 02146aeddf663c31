import type { Language } from '#contracts/languages.ts'

/**
 * What can be read in a page without a browser: plain data, no judgement.
 * Spaces in texts are collapsed; addresses are absolute.
 */
export interface PageFacts {
  readonly address: string
  readonly language: PageLanguage
  readonly head: Head
  readonly robotsDirectives: readonly RobotsDirective[]
  readonly headings: readonly Heading[]
  /** The same with those that the page hides: crawlers read them, and none of them is missing. */
  readonly headingsInMarkup: readonly Heading[]
  readonly landmarks: Landmarks
  readonly text: MainText
  /** What the page is about: stems of the words that the title and the main heading share. */
  readonly topic: readonly string[]
  readonly links: readonly Link[]
  /** Links that open a mail, a call or a message. */
  readonly contacts: readonly Seen[]
  readonly images: Images
  readonly wordless: Wordless
  readonly dates: readonly DateFact[]
  readonly authors: readonly Author[]
  readonly structuredData: StructuredData
  readonly obstacles: readonly Obstacle[]
  readonly declarations: readonly PageDeclaration[]
  readonly scripts: Scripts
}

/** A quotation of a page, with the selector of its element. */
export interface Seen {
  readonly where: string
  readonly quote: string
}

export interface PageLanguage {
  /** The `lang` of the `html` element, in lower case; null when it has none, or an empty one. */
  readonly declared: string | null
  /** That attribute as the page has it, empty or not. */
  readonly written: string | null
  /** ISO 639-1, from the words of the page; null when they are too few. */
  readonly detected: string | null
  /** Whether detection knows the declared one. It takes others for a neighbor: Indonesian for Malay. */
  readonly isDetectable: boolean
  /** The language whose lexicon is used; null for a language without one. */
  readonly read: Language | null
}

export interface Head {
  readonly titles: readonly string[]
  readonly description: string | null
  readonly canonicals: readonly Canonical[]
  readonly alternates: readonly Alternate[]
  readonly siteName: string | null
  /** `og:url`; null when it is no complete address. */
  readonly openGraphAddress: string | null
  /** `og:type`: `article`, `product`. */
  readonly openGraphType: string | null
  /** `og:locale`, in lower case: `fr_fr`. */
  readonly openGraphLocale: string | null
  /** It has the day of publication of an article in Open Graph. */
  readonly isDated: boolean
  /** The program that made the page: the meta `generator`. */
  readonly generator: string | null
  /** Where it sends browsers: the address in a meta `refresh`. */
  readonly forwardsTo: string | null
}

export interface Canonical {
  readonly place: 'html' | 'header'
  readonly written: string
  readonly address: string | null
}

export interface Alternate {
  readonly place: 'html' | 'header' | 'sitemap'
  readonly language: string
  readonly written: string
  readonly address: string | null
}

export interface RobotsDirective extends Seen {
  /** The product token of the crawler it applies to, in lower case; null when it applies to all. */
  readonly agent: string | null
  /** In lower case: `noindex`, `max-snippet:0`. `expired`: an `unavailable_after` whose date is past. */
  readonly directive: string
}

export interface Heading {
  readonly level: number
  readonly text: string
  /**
   * It is hidden, stands in a menu, a footer or a box beside the text, or is a link in small print: no part of its
   * outline.
   */
  readonly beside: boolean
}

export interface Landmarks {
  readonly main: number
  readonly nav: number
  readonly header: number
  readonly footer: number
}

export interface MainText {
  readonly blocks: readonly Block[]
  readonly skipped: readonly SkippedPart[]
  readonly words: number
  readonly characters: Characters
}

/** Counts of characters of text, without markup and scripts. */
export interface Characters {
  readonly whole: number
  readonly main: number
  /** Of menus and banners, before the first sentence of the main text. */
  readonly before: number
}

export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'quote' | 'code'

export interface Block {
  readonly kind: BlockKind
  /** 1 to 6 for `h1` to `h6`; null for a heading made of `summary` or `dt`, and for other blocks. */
  readonly level: number | null
  readonly text: string
  /** Position among blocks and skipped parts, in the order of the page. */
  readonly order: number
  readonly selector: string
  readonly words: number
  readonly sentences: readonly string[]
  /** Stems of the words that carry meaning, in order. */
  readonly terms: readonly string[]
  readonly links: readonly BlockLink[]
  readonly table: Table | null
  readonly cues: readonly Cue[]
}

export interface BlockLink {
  readonly text: string
  readonly address: string
  readonly external: boolean
}

export interface Table {
  readonly rows: number
  readonly headed: boolean
}

/** What the words of a block show, by the lexicon of its language. */
export interface Cue {
  readonly kind: CueKind
  readonly text: string
}

export type CueKind =
  | 'figure'
  | 'quotation'
  | 'attributed-quotation'
  | 'attribution'
  | 'first-hand'
  | 'definition'
  | 'comparison'
  | 'superlative'
  | 'dangling'
  | 'enumeration'
  | 'question'
  | 'relative-year'
  | 'future'

/** A part of the page that is not main text. */
export interface SkippedPart {
  readonly tag: string
  readonly text: string
  readonly order: number
}

export interface Link {
  readonly text: string
  /** Its `aria-label`, by which browsers name it in the place of its words. */
  readonly label: string | null
  readonly address: string
  readonly internal: boolean
  /** The page does not hide it, and it is not a mark beside a heading or a line that links to itself. */
  readonly shown: boolean
  readonly selector: string
}

export interface Images {
  readonly count: number
  /** Images with a width and a height, so that the text does not move when they load. */
  readonly sized: number
}

/** What a page holds beside words, outside its menus and its footer. */
export interface Wordless {
  readonly pictures: number
  /** Films, sounds, maps, drawings that a script makes, other documents. */
  readonly players: number
  /** Fields to write in or to choose from. */
  readonly fields: number
}

/** Where a page gives a date: the four usual places, then weaker evidence. */
export type DateSource =
  | 'text'
  | 'time'
  | 'json-ld'
  | 'meta'
  /** A date in the address of the page, or of its picture. */
  | 'address'
  | 'picture'
  | 'property'
  /** The source of a script. */
  | 'script'
  | 'abbreviation'
  /** A short line whose class says that it is a date; one near the title or of the byline. */
  | 'label'
  | 'line'
  | 'title'

export interface DateFact extends Seen {
  readonly source: DateSource
  readonly event: 'published' | 'updated' | 'unknown'
  /** `2026-03-12`. */
  readonly day: string
}

/** Someone the page names as its author. */
export interface Author {
  readonly source: 'text' | 'link' | 'json-ld' | 'meta' | 'property' | 'byline'
  readonly name: string
  /** A page about the author, if one is given. */
  readonly address: string | null
  /** Their job, if stated. */
  readonly role: string | null
  readonly where: string
}

export interface StructuredData {
  /** Every object of every JSON-LD block, `@graph` and nested objects included, in order; then those of microdata and RDFa. */
  readonly nodes: readonly StructuredNode[]
  readonly errors: readonly Seen[]
}

export interface StructuredNode {
  readonly syntax: 'json-ld' | 'microdata' | 'rdfa'
  readonly types: readonly string[]
  readonly id: string | null
  /** The node it is nested in and the property whose value it is; null at the top. */
  readonly parent: { readonly index: number; readonly property: string } | null
  /** Texts, numbers and booleans, by property. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** `@id`s that properties point to, by property. */
  readonly references: Readonly<Record<string, readonly string[]>>
}

export interface Scripts {
  readonly count: number
  /** Evidence that scripts build the page in the browser: an empty root element, a request to enable JavaScript. */
  readonly shell: Seen | null
}

/** What a page or its headers declare to machines, beside its robots directives. */
export interface PageDeclaration extends Seen {
  readonly kind: 'markdown' | 'content-usage' | 'tdmrep' | 'rsl' | 'ai-catalog' | 'webmcp'
  /** `1` for `tdm-reservation: 1`, `train-ai=n` for Content-Usage, an address for a link. */
  readonly value: string
}

/** Something that covers the text before it can be read. */
export type Obstacle = Seen
