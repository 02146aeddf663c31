import type { APIRoute } from 'astro'
import type { Language } from '#contracts/languages.ts'
import { writeBlogFeed } from '../../machines/read-machines.ts'

export const prerender = true
export { getStaticPaths } from '../_languages.ts'

export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  new Response(await writeBlogFeed(language, SITE_URL))
