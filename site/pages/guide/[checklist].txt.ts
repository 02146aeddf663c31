import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languages } from '#contracts/languages.ts'
import { plainText } from '../../content/marks.ts'
import { readPage } from '../../content/read.ts'
import { pathOf } from '../../routes.ts'
import { checklistText } from '../../views/guide/checklist.ts'

export const prerender = true

/** One file per language, at the path that `checklistPath` gives. */
export const getStaticPaths: GetStaticPaths = () =>
  languages.map(language => ({ params: { checklist: `checklist.${language}` }, props: { language } }))

/** Everything that the guide asks to be done, as a text to keep. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language }, site }) => {
  const { words } = await readPage('guide', language)
  return new Response(
    checklistText({
      title: words.checklist.title,
      address: new URL(pathOf('guide', language), site).href,
      chapters: words.chapters.map(({ title, todo }) => ({ title, todo: todo.map(plainText) })),
    }),
  )
}
