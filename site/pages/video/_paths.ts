import type { GetStaticPaths } from 'astro'
import { languages } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'

/** One file per language, named after the film: `geo-intro-90s.fr`. */
export const getStaticPaths = (async () => {
  const { player } = await read('video', 'fr')
  return languages.map(language => ({
    params: { film: `${player.id}.${language}` },
    props: { language },
  }))
}) satisfies GetStaticPaths
