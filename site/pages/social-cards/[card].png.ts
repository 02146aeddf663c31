import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languages } from '#contracts/languages.ts'
import { summaryOf } from '../../content/pages.ts'
import { read } from '../../content/read.ts'
import { everyRoute } from '../../every-route.ts'
import type { Route } from '../../routes.ts'
import { cardName } from '../../social-card/card.ts'
import { cachedCard } from '../../social-card/draw.tsx'

export const prerender = true

/** One card per page and language, at the path that `cardPath` gives. */
export const getStaticPaths: GetStaticPaths = () =>
  everyRoute.flatMap(route =>
    languages.map(language => ({
      params: { card: cardName(route.id, language) },
      props: { route, language },
    })),
  )

export const GET: APIRoute<{ route: Route; language: Language }> = async ({ props, site }) => {
  const { route, language } = props
  const { heading, description } = await summaryOf(route.id, language)
  const { pages: names } = await read('layout', language)
  const { name } = await read('agency', language)
  const png = await cachedCard({
    name,
    heading,
    page: route.id === 'home' || names[route.id] === heading ? null : (names[route.id] ?? null),
    passage: description,
    address: new URL(route[language], site).href.replace(/^https?:\/\/|\/$/gu, ''),
  })
  return new Response(new Uint8Array(png))
}
