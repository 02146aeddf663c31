import type { APIRoute, GetStaticPaths } from 'astro'
import { drawIcon } from '../../build/draw-icon.ts'
import { iconSizes } from '../../head/icons.ts'

export const prerender = true

/** One file per size, at the path that `iconPath` gives. */
export const getStaticPaths: GetStaticPaths = () =>
  iconSizes.map(size => ({ params: { size: String(size) }, props: { size } }))

export const GET: APIRoute<{ size: number }> = ({ props: { size } }) =>
  new Response(new Uint8Array(drawIcon(size)))
