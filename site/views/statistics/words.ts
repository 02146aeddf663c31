import { z } from 'astro/zod'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall, related, signed, titled } from '../../content/schemas/page-parts.ts'
import { confidence, day, nameIn, slug } from '../../content/schemas/parts.ts'
import { publishedTopics } from '../../content/schemas/statistic.ts'
import type { Figure } from './citation.ts'

/** Drawn at build, from the table that contains it. */
export const chart = z.strictObject({
  /** Bars on one scale; for each row a hundred people; or, for each row, what changes from a state to another. */
  shape: z.enum(['bars', 'hundreds', 'changes']),
  /** What is measured, on whom and when. */
  caption: bilingual(),
  /** The value that fills the whole width. */
  full: z.number().positive(),
  /** The names of both states, of a chart of changes. */
  states: texts(['before', 'after']).optional(),
  rows: z
    .array(
      z.strictObject({
        name: bilingual(),
        value: z.number().nonnegative(),
        /** The value as it is written. */
        figure: bilingual(),
        /** In the first state, where it was measured there too. */
        before: z.strictObject({ value: z.number().nonnegative(), figure: bilingual() }).optional(),
        /** For the rows that the chart is about, all of one study: the figure that they show. */
        statistic: nameIn('statistics').optional(),
      }),
    )
    .min(2),
})

const topic = z.strictObject({ ...titled, text: bilingual(), chart: chart.optional() })

/** The words around the figures (`content/pages/statistics.yaml`); each figure is a file of `content/statistics/`. */
export const statisticsWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  ...signed,
  /** The main figure. */
  featured: z.strictObject({ label: bilingual(), text: bilingual(), statistic: nameIn('statistics') }),
  headline: z.strictObject({ ...titled, text: bilingual(), statistics: z.array(nameIn('statistics')) }),
  topics: z.record(z.enum(publishedTopics), topic),
  contradictions: z.strictObject({
    ...titled,
    text: bilingual(),
    /** What the bars say from there on: `{high}`, `{moderate}`, `{estimated}` and `{theoretical}` are bars. */
    key: bilingual(),
    labels: z.strictObject({ against: bilingual(), reading: bilingual() }),
    pairs: z.array(
      z.strictObject({
        id: slug,
        title: bilingual(),
        /** What both say, in a few words: a phone unfolds the figures under it. */
        fold: bilingual(),
        left: z.array(nameIn('statistics')).min(1),
        right: z.array(nameIn('statistics')).min(1),
        /** Our conclusion. */
        reading: bilingual(),
      }),
    ),
  }),
  misreadings: z.strictObject({
    ...titled,
    text: bilingual(),
    items: z.array(z.strictObject({ claim: bilingual(), answer: bilingual() })),
    /** Unfolds the last `{count}` on a phone. */
    more: bilingual(),
  }),
  quote: z.strictObject({
    label: bilingual(),
    text: bilingual(),
    author: z.string(),
    role: bilingual(),
    date: day,
  }),
  /** The figures that changed the subject, `{count}` of them, by the year of their source: each in a few words after it. */
  dated: z.strictObject({
    ...titled,
    text: bilingual(),
    figures: z.array(z.strictObject({ statistic: nameIn('statistics'), text: bilingual() })).min(2),
  }),
  confidence: z.strictObject({ ...titled, levels: z.record(confidence, bilingual()), text: bilingual() }),
  labels: z.strictObject({
    ...bilinguals('figure', 'description', 'scope', 'source', 'date', 'copy', 'more'),
    copied: z.strictObject({ title: bilingual(), text: bilingual() }),
    filter: bilingual(),
    all: bilingual(),
  }),
  reuse: z.strictObject({ ...titled, text: bilingual() }),
  call: auditCall,
  related,
})

export type StatisticsWords = InLanguage<z.infer<typeof statisticsWords>>

type Words = StatisticsWords
type Topic = Words['topics'][keyof Words['topics']] & {
  readonly id: keyof Words['topics']
  readonly figures: readonly Figure[]
}
type Pair = Omit<Words['contradictions']['pairs'][number], 'left' | 'right'> & {
  readonly left: readonly Figure[]
  readonly right: readonly Figure[]
}

export interface StatisticsProps {
  readonly page: Omit<Words, 'featured' | 'topics' | 'headline' | 'contradictions' | 'misreadings' | 'quote'>
  readonly featured: Words['featured'] & { readonly figures: readonly Figure[] }
  readonly topics: readonly Topic[]
  readonly claims: Words['headline'] & { readonly figures: readonly Figure[] }
  readonly contradictions: Omit<Words['contradictions'], 'pairs'> & { readonly pairs: readonly Pair[] }
  readonly misreadings: Words['misreadings']
  readonly quote: Words['quote']
  readonly context: PageContext
}
