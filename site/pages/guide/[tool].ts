import type { APIRoute, GetStaticPaths } from 'astro'
import { languages } from '#contracts/languages.ts'
import { readPage } from '../../content/read.ts'
import { toolFile, toolsOf } from '../../views/guide/tools.ts'

export const prerender = true

/** The tools of the guide that one would keep, as files, at the path that `toolPath` gives. */
export const getStaticPaths: GetStaticPaths = async () => {
  const pages = await Promise.all(
    languages.map(async language => ({ language, words: (await readPage('guide', language)).words })),
  )
  return pages
    .flatMap(({ language, words }) => toolsOf(words).flatMap(tool => toolFile(tool, language) ?? []))
    .map(file => ({ params: { tool: file.name }, props: { text: file.text } }))
}

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => new Response(text)
