import { z } from 'astro/zod'
import { crawlers } from '#contracts/crawlers.ts'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { filesNaming } from '../../content/recorded/shares.ts'
import { answered, auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { nameIn } from '../../content/schemas/parts.ts'
import { crawlerUses } from './engines.ts'

const named = z.strictObject({ name: bilingual(), text: bilingual() })

const operator = z
  .string()
  .refine(
    name => crawlers.some(crawler => crawler.operator === name),
    'No crawler of contracts/crawlers.json has this operator.',
  )

const drawnPart = bilinguals('label', 'heading', 'text', 'caption')

/**
 * What a setting does to one thing: it acts, acts in part, or does nothing; of a list, that it names it, names it without
 * proof, or names no crawler. `missing` is what no document that we read says, and what a list lacks.
 */
const cell = z.strictObject({ is: z.enum(['acts', 'partly', 'none', 'missing']), text: bilingual() })

/** What only this engine has to show. */
const picture = z.discriminatedUnion('kind', [
  /** In how many of the robots.txt files that we read each of its crawlers is named; the last is the one that cites. */
  z.strictObject({
    kind: z.literal('files'),
    ...drawnPart,
    /** How a count is written: `{value}`, `{of}`. */
    written: bilingual(),
    rows: z
      .array(
        z
          .strictObject({ crawler: z.string(), name: bilingual() })
          .transform(({ crawler, name }) => ({ name, ...filesNaming(crawler) })),
      )
      .min(2),
  }),
  /** What acts on what, or who names what. */
  z.strictObject({
    kind: z.literal('settings'),
    ...drawnPart,
    /** Whether each row is a way through the columns, which what acts closes: it is drawn as its thread. */
    isWay: z.literal(true).optional(),
    columns: z.array(bilingual()).min(2),
    rows: z
      .array(z.strictObject({ name: bilingual(), text: bilingual(), cells: z.array(cell).min(2) }))
      .min(2),
  }),
  /** The report that it gives a site: what that shows, and what it does not. */
  z.strictObject({
    kind: z.literal('report'),
    ...drawnPart,
    alternative: bilingual(),
    /** Whose report it is. */
    sheet: bilingual(),
    shown: z.array(bilingual()).length(4),
    missing: z.array(bilingual()).length(3),
  }),
])

/** A tool that its maker documents: where it looks, its name, and what it does there. */
const way = { from: bilingual(), tool: z.string(), does: bilingual() }

/** The drawing of the two ways to an answer: `missing` is between the site and the tool that reads it. */
const tools = z.strictObject({
  ...bilinguals('alternative', 'caption', 'missing'),
  web: z.strictObject(way),
  network: z.strictObject({ ...way, source: bilingual() }),
})

export type EngineTools = InLanguage<z.infer<typeof tools>>

export type EnginePicture = InLanguage<z.infer<typeof picture>>

/** What is known of one answer engine (`content/pages/engine-….yaml`), in the order of the page. */
export const engineWords = pageWords({
  ...signed,
  /** Its maker, as `contracts/crawlers.json` names it: its crawlers follow. */
  operator,
  heading: bilingual(),
  lead: bilingual(),
  /** What sets it apart, in a sentence of the list of engines. */
  summary: bilingual(),
  /** What refusing its crawlers of a use costs, where the words for all engines are not exact; or what there is in place of such a crawler. */
  effects: z.partialRecord(z.enum(crawlerUses), bilingual()).optional(),
  /** Over the answer that cites a page, where the name of the engine is that of more. */
  answerTitle: bilingual().optional(),
  /** What leads to its answers where no crawler is documented. */
  tools: tools.optional(),
  choice: answered,
  picture: picture.optional(),
  /** What the rules for its crawlers do and do not do; absent where none is documented. */
  crawlers: bilingual().optional(),
  /** Above the line that refuses a setting without a crawler: all that it refuses. */
  settingComment: bilingual().optional(),
  /** What its maker says of how it finds pages and cites them. */
  documents: z.array(named).min(1),
  /** What a publisher can set, where that is more than the lines for each crawler. */
  controls: z.array(named).min(1).optional(),
  unknown: z.array(bilingual()).min(2),
  /** What the figures below say of this engine, and what they do not; absent where there is none of it. */
  measured: z
    .strictObject({
      heading: bilingual(),
      body: z.array(bilingual()).min(1),
      statistics: z.array(nameIn('statistics')).min(1),
    })
    .optional(),
  /** What a reader is left to do, where nothing of the engine can be set. */
  todo: z.strictObject({ heading: bilingual(), items: z.array(named).min(2) }).optional(),
  related,
})

export type EngineWords = InLanguage<z.infer<typeof engineWords>>

const titled = z.strictObject({ label: bilingual(), heading: bilingual() })

/** What all pages of engines say (`content/labels/engine.yaml`); `{name}` is the engine. */
export const engineLabels = z.strictObject({
  choice: bilingual(),
  crawlers: z.strictObject({ label: bilingual(), heading: counted }),
  /** What its crawlers come for; `none` where none does. */
  uses: z.record(z.enum(crawlerUses), bilingual()),
  none: bilingual(),
  /** The drawing of an answer that cites a page. */
  answer: texts(['title', 'alternative', 'caption']),
  /** Of what stands in robots.txt and is no crawler. */
  setting: bilingual(),
  /** Before what refusing the crawlers of a use costs. */
  refused: bilingual(),
  /** What refusing its training costs: each maker of such a crawler says it of its own. */
  untrained: bilingual(),
  /** What refusing those sent by a person costs, where their maker promises for none that it obeys. */
  unheeded: bilingual(),
  /** What unfolds the table of its `{count}` crawlers. */
  table: counted,
  /** The same where `{retired}` names more are no longer in use. */
  retiredTable: bilingual(),
  /** The same where some are tokens without a crawler. */
  tokensTable: bilingual(),
  /** The name of the lines for robots.txt, and under them when they act. */
  ...bilinguals('rules', 'rulesNote'),
  documents: bilingual(),
  controls: bilingual(),
  /** The labels of what was measured, and of what is left to do. */
  ...bilinguals('measured', 'todo'),
  /** Above what a figure says of single engines; `noun` after that of this one. */
  byEngine: z.strictObject({
    written: bilingual(),
    of: z.record(nameIn('statistics'), texts(['caption', 'noun'])),
  }),
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
    ...bilinguals('none', 'named', 'setting'),
  }),
  choice: answered.extend({ label: bilingual() }),
  unknown: titled.extend({
    items: z.array(bilingual()).min(2),
    /** Shares of one site, in thousandths. */
    picture: z.strictObject({
      ...bilinguals('alternative', 'caption'),
      /** The smaller first, which is part of the other in the drawing. */
      rows: z.array(z.strictObject({ name: bilingual(), value: z.number().int().max(1000) })).length(2),
    }),
  }),
  related,
  call: auditCall,
})

export type EnginesWords = InLanguage<z.infer<typeof enginesWords>>
