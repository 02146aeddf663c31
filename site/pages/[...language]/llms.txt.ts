import type { APIRoute } from 'astro'
import type { Language } from '#contracts/languages.ts'
import { writeLlmsText } from '../../machines/read-machines.ts'

export const prerender = true
export { getStaticPaths } from '../_languages.ts'

export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  new Response(await writeLlmsText(language, SITE_URL))
