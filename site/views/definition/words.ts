import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import {
  answered,
  auditCall,
  question,
  related,
  shareChart,
  signed,
} from '../../content/schemas/page-parts.ts'
import { day, nameIn, slug } from '../../content/schemas/parts.ts'

const explained = z.strictObject({ id: slug, title: bilingual(), text: bilingual() })

/** What a phone unfolds under an answer is named after what it says. */
const unfolded = answered.extend({ unfolds: bilingual() })

/** Sources are numbered in the order of the keys: what stands between an answer and its body comes before it. */
const { body, ...beforeBody } = unfolded.shape

/** By country, what two engines do with ads there, and when that was known. */
const markets = z.strictObject({
  ...bilinguals('caption', 'countries'),
  engines: z.array(z.strictObject(bilinguals('name', 'when'))).length(2),
  states: texts(['sold', 'shown', 'announced']),
  rows: z
    .array(
      z.strictObject({
        countries: bilingual(),
        /** One for each engine. */
        states: z.array(z.enum(['sold', 'shown', 'announced', 'none'])).length(2),
      }),
    )
    .min(2),
  /** What most readers look for: their own country. */
  place: z.strictObject(bilinguals('name', 'none')),
})

/** The first rows of a plan: for each question a page and who reviews it; without a date it is still to be written. */
const plan = z.strictObject({
  caption: bilingual(),
  columns: texts(['question', 'page', 'person', 'date']),
  rows: z
    .array(z.strictObject({ ...bilinguals('question', 'page', 'person'), date: bilingual().optional() }))
    .min(2),
})

/** What edits of a page gained, in percent, by study; one that gives no such figure has a verdict. */
const gains = z.strictObject({
  caption: bilingual(),
  studies: z
    .array(
      z.strictObject({
        name: bilingual(),
        scope: bilingual(),
        rows: z.array(z.strictObject({ name: bilingual(), value: z.number() })).optional(),
        verdict: bilingual().optional(),
      }),
    )
    .min(2),
})

/** Over which of three kinds of systems each word stands: models, answers, agents. */
const scopes = z.strictObject({
  caption: bilingual(),
  systems: z.array(bilingual()).length(3),
  terms: z.array(
    z.strictObject({
      name: bilingual(),
      over: z.enum(['all', 'models', 'answers', 'agents', 'some-answers']),
      text: bilingual(),
    }),
  ),
})

/** A made-up page, line by line: as a person sees it and as a machine receives it. */
const readings = z.strictObject({
  ...bilinguals('caption', 'person', 'machine'),
  rows: z
    .array(
      z.strictObject({
        ...bilinguals('seen', 'received'),
        /** Whether it is the answer that can be cited. */
        isPassage: z.boolean().default(false),
      }),
    )
    .min(2),
})

/** The words of a definition (`content/pages/definition-….yaml`), in the order of the page. */
export const definitionWords = pageWords({
  ...signed,
  /** The entry of the glossary that holds the definition and the origin of the word. */
  term: nameIn('glossary'),
  heading: bilingual(),
  inOneSentence: bilingual(),
  origin: unfolded,
  confusions: z.strictObject({
    heading: bilingual(),
    scopes: scopes.optional(),
    items: z.array(z.strictObject({ term: bilingual(), text: bilingual() })).min(2),
  }),
  components: z.strictObject({ heading: bilingual(), items: z.array(explained).length(4) }),
  /** A made-up case, without and with what is defined: where the picture of the page is not one. */
  example: z
    .strictObject({
      ...bilinguals('heading', 'label', 'text'),
      readings: readings.optional(),
      /** In words, where no picture shows it. */
      passages: z.strictObject(bilinguals('before', 'after')).optional(),
      lesson: bilingual(),
    })
    .optional(),
  /** Each with the figure that its text explains, and of what it is a share. */
  reasons: z
    .strictObject({ heading: bilingual(), items: z.array(explained.extend(bilinguals('figure', 'scope'))) })
    .optional(),
  comparison: z
    .strictObject({
      heading: bilingual(),
      verdict: bilingual(),
      rows: z.array(z.strictObject({ criterion: bilingual(), seo: bilingual(), geo: bilingual() })),
      more: bilingual(),
    })
    .optional(),
  sections: z.array(
    z.strictObject({
      id: slug,
      label: bilingual(),
      ...beforeBody,
      markets: markets.optional(),
      chart: shareChart.optional(),
      gains: gains.optional(),
      plan: plan.optional(),
      body,
    }),
  ),
  quote: z.strictObject({ text: bilingual(), author: z.string(), role: bilingual(), date: day }),
  questions: z.strictObject({ heading: bilingual(), items: z.array(question) }),
  related,
  call: auditCall,
})

export type DefinitionWords = InLanguage<z.infer<typeof definitionWords>>

const sectionNames = [
  'origin',
  'confusions',
  'components',
  'example',
  'reasons',
  'quote',
  'questions',
] as const

/** The words that all definitions share (`content/labels/definition.yaml`). */
export const definitionLabels = z.strictObject({
  inOneSentence: bilingual(),
  sections: z.record(z.enum(sectionNames), bilingual()),
  before: bilingual(),
  after: bilingual(),
  columns: texts(['caption', 'criterion', 'seo', 'geo']),
})

export type DefinitionLabels = InLanguage<z.infer<typeof definitionLabels>>
