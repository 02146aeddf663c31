import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../bilingual.ts'
import { pageWords } from '../page-words.ts'
import { pairsOfQuery } from '../recorded/pairs.ts'
import { pairsByMeasure } from '../recorded/shares.ts'
import { answered, auditCall, related, shareChart, signed, titled } from './page-parts.ts'
import { day, nameIn, pageId, slug } from './parts.ts'

/** Someone else's words, after a section. */
const quote = z.strictObject({
  label: bilingual(),
  text: bilingual(),
  author: z.string(),
  role: bilingual(),
  date: day,
})

const shown = bilinguals('alternative', 'caption')

const share = z.strictObject({ name: bilingual(), value: z.number() })

const amount = z.strictObject({ name: bilingual(), written: bilingual(), value: z.number() })

/** The pairs behind a share, query by query: the caption and the alternative say the {least} and the {most}. */
const queryPairs = z.strictObject({
  ...shown,
  ...bilinguals('heading', 'cited', 'uncited', 'won'),
  rows: z
    .array(
      z
        .strictObject({ query: z.string(), name: bilingual() })
        .transform(({ query, name }) => ({ name, ...pairsOfQuery(query) })),
    )
    .min(2),
})

/** The scores of each site in both languages. */
const sitePairs = z.strictObject({
  ...shown,
  ...bilinguals('heading', 'fr', 'en', 'both', 'cause'),
})

/** What a section says, drawn. */
const picture = z.discriminatedUnion('kind', [
  /** A page as a crawler reads it: of how many pages each part is there. */
  z.strictObject({
    kind: z.literal('page'),
    ...shown,
    ...bilinguals('sheet', 'written'),
    of: z.number().int(),
    rows: z.array(z.strictObject({ name: bilingual(), count: z.number().int() })).min(2),
  }),
  /** A file, with what its lines are. */
  z.strictObject({
    kind: z.literal('file'),
    ...shown,
    /** The name of a band of night across the page, where the file stands alone after its section. */
    band: z.strictObject(bilinguals('label', 'heading')).optional(),
    ...bilinguals('sheet'),
    rows: z
      .array(
        z.strictObject({
          lines: z.array(bilingual()).min(1),
          name: bilingual(),
          /** Whether the file says the same without them. */
          isNeedless: z.boolean().optional(),
        }),
      )
      .min(2),
  }),
  /** How a pair is counted: two pages for one query, each with its score. */
  z.strictObject({
    kind: z.literal('pair'),
    ...shown,
    ...bilinguals('answer', 'question', 'cited', 'uncited', 'score', 'verdict', 'repeated', 'outcome'),
    /** Of the cited page, then of the other: an example. */
    scores: z.array(z.number()).length(2),
    /** Of all pairs, the share that the cited page wins: the name of the measure in the study. */
    won: z.string().transform(measure => pairsByMeasure(measure).value),
  }),
  /** Shares of a hundred, or counts, as ticks that can be counted; the first is the one that the section is about. */
  z.strictObject({
    kind: z.literal('ticks'),
    ...bilinguals('caption', 'written'),
    of: z.number().int().optional(),
    isBeside: z.boolean().optional(),
    rows: z.array(share).min(2),
  }),
  /** Shares of a hundred on a ruler, some with where they came `from`. */
  z.strictObject({
    kind: z.literal('ruler'),
    ...shown,
    rows: z.array(share.extend({ from: z.number().optional(), written: bilingual() })).min(2),
  }),
  /** Amounts to one scale. */
  z.strictObject({
    kind: z.literal('amounts'),
    ...shown,
    /** The last is the one that the section is about. */
    rows: z.array(amount).min(2),
  }),
  /** The two pages of each site of the study of two languages: what each declares, and whether they name each other. */
  z.strictObject({
    kind: z.literal('languages'),
    ...shown,
    ...bilinguals('linked', 'apart'),
  }),
  /** A difference with its interval, in points, on a ruler that has what it is compared with at zero. */
  z.strictObject({
    kind: z.literal('difference'),
    ...shown,
    ...bilinguals('compared', 'written', 'unit'),
    value: z.number(),
    low: z.number(),
    high: z.number(),
  }),
  /** Lengths of texts to one scale, beside the section: each a sheet. */
  z.strictObject({
    kind: z.literal('sheets'),
    ...shown,
    /** Whether the others are parts of the first: what is not of them is hatched. */
    isOfFirst: z.boolean().optional(),
    rows: z.array(amount).min(2),
  }),
])

/** An article of the blog (`content/articles/`), in the order in which it is read. */
export const article = pageWords({
  ...signed,
  /** The page that shows it, whose two addresses are in `site/routes.ts`. */
  page: pageId,
  heading: bilingual(),
  /** Two lines, for the list of articles. */
  summary: bilingual(),
  category: bilingual(),
  date: day,
  /** In minutes. */
  readTime: z.number(),
  lead: bilingual(),
  statistic: z.strictObject({
    /** What the value counts is said in a few words, for the list of articles, and in a sentence. */
    ...bilinguals('label', 'value', 'counted', 'statement', 'scope'),
    /** A figure that goes around without proof, and what both are: this one, and the one that was measured. */
    claim: z.strictObject(bilinguals('value', 'name', 'measured')).optional(),
    /** What the list of articles draws its figure with. */
    announcedBy: z.enum(['interval', 'files', 'stacks', 'sheets', 'sites', 'answers']),
    /** Whether the article itself begins with that picture too, above the other counts of its chart. */
    isPictured: z.boolean().optional(),
    /** The two parts of that picture: those that the figure counts, and the others. */
    parts: z.strictObject(bilinguals('counted', 'others')).optional(),
    /** Drawn in the place of the chart: the scores of each site of the study of two languages. */
    sites: sitePairs.optional(),
    dateModified: day,
    description: bilingual(),
    measurementTechnique: bilingual(),
    /** Its first row is the figure that `value` gives. */
    chart: shareChart,
    /** Drawn in the place of the chart, whose shares a section then gives as a table. */
    queries: queryPairs.optional(),
  }),
  sections: z
    .array(
      answered.extend({
        id: slug,
        label: bilingual(),
        picture: picture.optional(),
        /** What a phone unfolds where the body is long. */
        detail: bilingual().optional(),
        /** Whether it gives the shares of the chart and their intervals, as a table. */
        hasTable: z.boolean().optional(),
        /** After the detail, where more of it is drawn. */
        further: bilingual().optional(),
        /** What the answer lists, in order, along a thread. */
        reasons: z.array(z.strictObject({ title: bilingual(), text: bilingual() })).optional(),
        /** What the answer was made of, or what limits it, each under its name. */
        points: z.array(z.strictObject({ title: bilingual(), text: bilingual() })).optional(),
        quote: quote.optional(),
        /** Someone else's figure, after a section. */
        finding: z
          .strictObject({ ...bilinguals('label', 'text'), statistic: nameIn('statistics') })
          .optional(),
      }),
    )
    .min(1),
  steps: z.strictObject({
    ...titled,
    items: z.array(z.strictObject({ title: bilingual(), text: bilingual() })).min(1),
    /** The command that repeats the measurement, folded. */
    technical: bilingual().optional(),
  }),
  conclusion: z.strictObject({ ...titled, body: z.array(bilingual()).min(1) }),
  /** What changed since it was published. */
  revision: bilingual(),
  related,
  call: auditCall,
})

export type Article = InLanguage<z.infer<typeof article>>
