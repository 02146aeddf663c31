import type { APIRoute } from 'astro'
import type { Language } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import { pathOf } from '../../routes.ts'
import { transcriptText } from '../../film/transcript.ts'

export const prerender = true

/** At the path that `transcriptPath` gives. */
export { getStaticPaths } from './_paths.ts'

export const GET: APIRoute<{ language: Language }> = async ({ props: { language }, site }) => {
  const { heading, transcript } = await read('video', language)
  const address = new URL(pathOf('video', language), site).href
  return new Response(transcriptText({ title: heading, address, segments: transcript.segments }))
}
