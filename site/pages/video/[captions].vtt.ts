import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languages } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import { cuesOf, webVtt } from '../../features/video/captions.ts'
import { secondsOf } from '../../features/video/transcript.ts'

export const prerender = true

/** One file per language, at the path that `captionsPath` gives. */
export const getStaticPaths: GetStaticPaths = async () => {
  const { player } = await read('video', 'fr')
  return languages.map(language => ({
    params: { captions: `${player.id}.${language}` },
    props: { language },
  }))
}

/** The captions of the film, made from its transcript. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const { player, transcript } = await read('video', language)
  return new Response(webVtt(cuesOf(transcript.segments, secondsOf(player.duration))))
}
