import type { APIRoute } from 'astro'
import type { Language } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import { iconPath } from '../../head/icons.ts'
import { pathOf } from '../../routes.ts'
import { colourOf } from '../../styles/colours.ts'

export const prerender = true

export { getStaticPaths } from '../_languages.ts'

/** For installing the site on a phone. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const { name, description } = await read('agency', language)
  const start = pathOf('home', language)
  return Response.json({
    name,
    description,
    lang: language,
    id: start,
    start_url: start,
    display: 'browser',
    background_color: colourOf('paper', 'light'),
    theme_color: colourOf('paper', 'light'),
    icons: ([192, 512] as const).map(size => ({
      src: iconPath(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}
