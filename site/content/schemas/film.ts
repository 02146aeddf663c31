import { z } from 'astro/zod'
import { bilingual } from '../bilingual.ts'
import { day } from './parts.ts'

const published = {
  /** The day since which it can be seen. */
  published: day,
  /** What it is about, in a few words each: shown as badges, and its keywords for machines. */
  tags: z.array(bilingual()).min(1),
}

/** A film, in each language: its words are part of the picture. */
export const film = z.discriminatedUnion('platform', [
  z.strictObject({
    platform: z.enum(['youtube', 'vimeo']),
    /** The provider's name for it. */
    videoId: bilingual(),
    ...published,
  }),
  /** Ours: its files are those that `npm run film` has made. */
  z.strictObject({ platform: z.literal('file'), ...published }),
])
