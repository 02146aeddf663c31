import { z } from 'astro/zod'
import { crawlers } from '#contracts/crawlers.ts'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { day, nameIn } from '../../content/schemas/parts.ts'
import { crawlerUses } from './engines.ts'

const named = z.strictObject({ name: bilingual(), text: bilingual() })

const operator = z
  .string()
  .refine(
    name => crawlers.some(crawler => crawler.operator === name),
    'No crawler of contracts/crawlers.json has this operator.',
  )

/** What is known of one answer engine (`content/pages/engine-….yaml`), in the order of the page. */
export const engineWords = pageWords({
  ...signed,
  /** Its maker, as `contracts/crawlers.json` names it: its crawlers follow. */
  operator,
  heading: bilingual(),
  lead: bilingual(),
  /** What sets it apart, in a sentence of the list of engines. */
  summary: bilingual(),
  choice: answered,
  /** What the rules for its crawlers do and do not do. */
  crawlers: bilingual(),
  /** What its maker says of how it finds pages and cites them. */
  documents: z.array(named).min(1),
  quote: z.strictObject({ text: bilingual(), author: z.string(), role: bilingual(), date: day.optional() }),
  /** What a publisher can set, where that is more than the lines for each crawler. */
  controls: z.array(named).min(1).optional(),
  /** What the figures below say of this engine, and what they do not. */
  measured: z.strictObject({
    body: z.array(bilingual()).min(1),
    statistics: z.array(nameIn('statistics')).min(1),
  }),
  unknown: z.array(bilingual()).min(2),
  related,
})

export type EngineWords = InLanguage<z.infer<typeof engineWords>>

const titled = z.strictObject({ label: bilingual(), heading: bilingual() })

const drawn = ['title', 'alternative', 'caption'] as const

/** What all pages of engines say (`content/labels/engine.yaml`); `{name}` is the engine. */
export const engineLabels = z.strictObject({
  choice: bilingual(),
  crawlers: titled,
  /** What its crawlers come for; `none` where none does. */
  uses: z.record(z.enum(crawlerUses), bilingual()),
  none: bilingual(),
  /** The drawing of an answer that cites a page. */
  answer: texts(drawn),
  /** The same where no crawler is documented; `left` is said of the site. */
  unread: texts([...drawn, 'left']),
  /** Before what refusing the crawlers of a use costs. */
  refused: bilingual(),
  /** What refusing its training costs: each maker of such a crawler says it of its own. */
  untrained: bilingual(),
  /** What refusing those sent by a person costs, where their maker promises for none that it obeys. */
  unheeded: bilingual(),
  /** What unfolds the table of its `{count}` crawlers. */
  table: bilingual(),
  /** The same where some are tokens without a crawler. */
  tokensTable: bilingual(),
  /** After what is said of its crawlers: the `{names}` that its drawing does not show. */
  undrawn: bilingual(),
  /** The name of the lines for robots.txt. */
  rules: bilingual(),
  documents: bilingual(),
  quote: bilingual(),
  controls: bilingual(),
  measured: titled,
  /** Above what a figure says of single engines. */
  byEngine: texts(['caption', 'written']),
  /** What is not published of an engine without a documented crawler. */
  unpublished: z.array(bilingual()).length(3),
  /** What it documents, what a site decides and what nobody knows, in one part. */
  known: titled,
  unknown: bilingual(),
  copied: z.strictObject({ title: bilingual(), text: bilingual() }),
  call: auditCall,
  /** The same where no crawler is documented: what it can read is not known. */
  unreadCall: auditCall,
})

export type EngineLabels = InLanguage<z.infer<typeof engineLabels>>

/** The list of engines (`content/pages/engines.yaml`). */
export const enginesWords = pageWords({
  ...signed,
  heading: bilingual(),
  lead: bilingual(),
  /** The crawlers of each engine, by what they come for. */
  table: z.strictObject({
    label: bilingual(),
    caption: bilingual(),
    columns: texts(['engine', ...crawlerUses]),
    /** Over the answer that the search crawlers lead to. */
    answer: bilingual(),
    ...bilinguals('none', 'named'),
  }),
  choice: answered.extend({ label: bilingual() }),
  unknown: titled.extend({
    items: z.array(bilingual()).min(2),
    /** Shares of one site, in thousandths. */
    picture: z.strictObject({
      ...bilinguals('alternative', 'caption'),
      rows: z.array(z.strictObject({ name: bilingual(), value: z.number().int().max(1000) })).length(2),
    }),
  }),
  related,
  call: auditCall,
})

export type EnginesWords = InLanguage<z.infer<typeof enginesWords>>
