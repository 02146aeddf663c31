import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languages } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import { transcriptText } from '../../features/video/transcript.ts'
import { pathOf } from '../../routes.ts'

export const prerender = true

/** One file per language, at the path that `transcriptPath` gives. */
export const getStaticPaths: GetStaticPaths = async () => {
  const { player } = await read('video', 'fr')
  return languages.map(language => ({
    params: { transcript: `${player.id}.${language}` },
    props: { language },
  }))
}

/** The transcript of the film as a text to keep. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language }, site }) => {
  const { heading, transcript } = await read('video', language)
  const address = new URL(pathOf('video', language), site).href
  return new Response(transcriptText({ title: heading, address, segments: transcript.segments }))
}
