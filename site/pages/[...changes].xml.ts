import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languages } from '#contracts/languages.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import { writeChangesFeed } from '../machines/read-machines.ts'

export const prerender = true

/** The feed of changes, below each of its two pages. */
export const getStaticPaths = (() =>
  languages.map(language => ({
    params: { changes: changesFeedPaths[language].replace(/^\/|\.xml$/gu, '') },
    props: { language },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  new Response(await writeChangesFeed(language, SITE_URL))
