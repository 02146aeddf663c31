import { z } from 'astro/zod'
import { bilingual } from '../bilingual.ts'
import { day } from './parts.ts'

/** A film, in each language: its words are part of the picture. */
export const film = z.strictObject({
  platform: z.enum(['youtube', 'vimeo', 'file']),
  /** The provider's name for it, or the path of our file. */
  videoId: bilingual(),
  /** The day since which it can be seen. */
  published: day,
  /** What it is about, in a few words each: shown as badges, and its keywords for machines. */
  tags: z.array(bilingual()).min(1),
  /** Of a file of ours: one track per language, both offered on both pages. */
  captions: z
    .array(z.strictObject({ language: z.enum(['fr', 'en']), name: z.string(), address: z.string() }))
    .optional(),
})
