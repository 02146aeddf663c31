import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall, signed, titled } from '../../content/schemas/page-parts.ts'
import { day, pageId } from '../../content/schemas/parts.ts'

const published = {
  /** The day since which it can be seen. */
  published: day,
  /** What it is about, in a few words each: shown as badges, and its keywords for machines. */
  tags: z.array(bilingual()).min(1),
}

/** A film, in each language: its words are part of the picture. */
const film = z.discriminatedUnion('platform', [
  z.strictObject({
    platform: z.enum(['youtube', 'vimeo']),
    /** The provider's name for it. */
    videoId: bilingual(),
    ...published,
  }),
  /** Ours: its files are those that `npm run film` has made. */
  z.strictObject({ platform: z.literal('file'), ...published }),
])

export const videoWords = pageWords({
  ...signed,
  ...bilinguals('badge', 'heading', 'lead'),
  badges: z.strictObject({ duration: bilingual(), level: bilingual(), transcript: bilingual() }),
  player: z.strictObject({
    /** Names the files that are made from the film and its transcript. */
    id: z.string(),
    duration: z.string(),
    /** What the picture asks. */
    question: bilingual(),
    /** The sources of the answer in the film; the last is the viewer's own site, and is not cited. */
    sites: z.array(bilingual()).length(3),
    /** What is said under the picture. */
    note: bilingual(),
    film,
  }),
  actions: z.strictObject({ share: bilingual(), shared: bilingual(), download: bilingual() }),
  transcript: z.strictObject({
    segments: z
      .array(
        z.strictObject({
          /** In seconds. */
          start: z.number(),
          time: z.string(),
          title: bilingual(),
          text: bilingual(),
        }),
      )
      .min(1),
  }),
  /** The heading of the chapters. */
  learn: bilingual(),
  points: z.strictObject({
    ...titled,
    items: z.array(z.strictObject({ title: bilingual(), text: bilingual() })).min(1),
  }),
  cards: z.strictObject({
    ...titled,
    items: z.array(
      z.strictObject({
        title: bilingual(),
        text: bilingual(),
        /** The page may be another one in each language. */
        page: z.strictObject({ fr: pageId, en: pageId }),
      }),
    ),
  }),
  call: auditCall,
})

export type VideoWords = InLanguage<z.infer<typeof videoWords>>
