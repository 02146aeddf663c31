import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { callToWrite, related, signed, titled } from '../../content/schemas/page-parts.ts'
import { slug } from '../../content/schemas/parts.ts'
import { interests, sourceTypes, verifications } from '../../content/schemas/source.ts'

const explained = { ...titled, text: bilingual() }
/** A block of a part, whose label it has. */
const block = { heading: bilingual() }
const named = z.strictObject({ name: bilingual(), text: bilingual() })

/** The words around the bibliography (`content/pages/sources.yaml`); each source is a file of `content/sources/`. */
export const sourcesWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  ...signed,
  /** What every figure has, to be highlighted. */
  promise: bilingual(),
  /** After how many they are; the columns that are no year: what is of `{year}` or older, and what has no date because it is kept current, and why. */
  years: texts(['all', 'earlier', 'kept', 'undated']),
  methodology: z.strictObject({
    ...explained,
    steps: z.array(z.strictObject({ title: bilingual(), text: bilingual() })),
    exception: bilingual(),
  }),
  list: z.strictObject(explained),
  all: z.strictObject(explained),
  /** What the works of a type are called together. */
  groups: z.record(z.enum(sourceTypes), counted),
  labels: z.strictObject({
    ...bilinguals('measured', 'figure', 'limit'),
    use: bilingual(),
    /** How we read it, where that needs a sentence. */
    reading: bilingual(),
    ...bilinguals('origin', 'citedOn'),
  }),
  interests: texts(interests),
  /** Whether we have read a source ourselves. */
  verified: z.record(z.enum(verifications), named),
  /** The part that the next four are blocks of. */
  house: z.strictObject(titled),
  rubric: z.strictObject({ ...block, text: bilingual(), action: bilingual() }),
  guidelines: z.strictObject({
    ...block,
    items: z.array(z.strictObject({ id: slug, title: bilingual(), text: bilingual() })),
    action: bilingual(),
  }),
  correction: callToWrite,
  cadence: z.strictObject({
    ...block,
    items: z.array(z.strictObject({ id: slug, when: bilingual(), text: bilingual() })),
    next: bilingual(),
  }),
  team: z.strictObject({
    ...block,
    text: bilingual(),
    /** The question that a role asks follows what it does. */
    cards: z.array(z.strictObject({ id: slug, role: bilingual(), duty: bilingual(), checks: bilingual() })),
  }),
  verification: z.strictObject({ ...block, items: z.array(bilingual()) }),
  related,
})

export type SourcesWords = InLanguage<z.infer<typeof sourcesWords>>
