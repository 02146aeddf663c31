import { z } from 'astro/zod'
import type { Language } from '#contracts/languages.ts'
import { bilingual, type InLanguage, inLanguage } from '#site/content/bilingual.ts'
import { contentFile, readAgencyFile } from '#site/content/content-file.ts'
import { type Segment, secondsOf } from '#site/film/transcript.ts'
import { videoWords } from '#site/views/video/words.ts'

/** The text on the screen (`content/film.yaml`). */
const screenWords = z.strictObject({
  example: bilingual(),
  inquiry: bilingual(),
  question: z.strictObject({
    captions: z.array(bilingual()).length(3),
    query: bilingual(),
    engines: z.array(z.string()).length(3),
    statements: z.array(bilingual()).length(4),
  }),
  definition: z.strictObject({
    term: z.string(),
    name: z.string(),
    opening: bilingual(),
    parts: z.array(bilingual()).length(3),
    verbs: z.array(bilingual()).length(3),
  }),
  levers: z.strictObject({
    names: z.array(bilingual()).length(3),
    statements: z.array(bilingual()).length(3),
    page: bilingual(),
    reading: bilingual(),
    length: bilingual(),
    proofs: z.array(bilingual()).length(3),
    study: z.strictObject({ label: bilingual(), name: bilingual(), text: bilingual() }),
  }),
  method: z.strictObject({
    heading: bilingual(),
    steps: z.array(z.strictObject({ name: bilingual(), text: bilingual().optional() })).length(4),
  }),
  start: z.strictObject({
    statement: bilingual(),
    field: bilingual(),
    action: bilingual(),
    report: bilingual(),
    score: bilingual(),
    pillars: bilingual(),
    fixes: bilingual(),
    card: bilingual(),
  }),
})

export interface FilmWords {
  /** The beginning of its files' names. */
  readonly id: string
  readonly language: Language
  /** Shown at the top of every frame, and at the end. */
  readonly agency: { readonly name: string; readonly domain: string }
  /** The parts of the transcript: each is a chapter, with a scene of its own. */
  readonly chapters: readonly Segment[]
  readonly length: number
  readonly screen: InLanguage<z.infer<typeof screenWords>> & { readonly sites: readonly string[] }
}

/** @throws Error in the words of the schema, when the content breaks it. */
export function readWords(language: Language): FilmWords {
  const { player, transcript } = inLanguage(videoWords.parse(contentFile('pages/video.yaml')), language)
  const { name, domain } = readAgencyFile()
  return {
    id: player.id,
    language,
    agency: { name, domain },
    chapters: transcript.segments,
    length: secondsOf(player.duration),
    screen: {
      ...inLanguage(screenWords.parse(contentFile('film.yaml')), language),
      sites: player.sites,
    },
  }
}
