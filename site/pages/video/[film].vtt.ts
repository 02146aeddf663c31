import type { APIRoute } from 'astro'
import type { Language } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import { cuesOf, webVtt } from '../../film/captions.ts'
import { secondsOf } from '../../film/transcript.ts'

export const prerender = true

/** At the path that `captionsPath` gives. */
export { getStaticPaths } from './_paths.ts'

export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const { player, transcript } = await read('video', language)
  return new Response(webVtt(cuesOf(transcript.segments, secondsOf(player.duration))))
}
