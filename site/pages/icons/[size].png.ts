import type { APIRoute, GetStaticPaths } from 'astro'
import { iconSizes } from '../../head/icons.ts'
import { colourOf } from '../../styles/colours.ts'
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

export const prerender = true

/** One file per size, at the path that `iconPath` gives. */
export const getStaticPaths: GetStaticPaths = () =>
  iconSizes.map(size => ({ params: { size: String(size) }, props: { size } }))

export const GET: APIRoute<{ size: number }> = ({ props: { size } }) =>
  new Response(new Uint8Array(drawIcon(size)))

/** Behind the icon: phones crop it to a shape of their own and show no transparency. */
const paper = colourOf('paper', 'light')

/**
 * The icon as a PNG of `size` pixels, with a margin for a round crop: the safe zone is 80% of the width
 * (W3C, Web Application Manifest, maskable icons).
 */
function drawIcon(size: number): Buffer {
  const drawing = readFileSync('site/public/icon.svg', 'utf8').replace(
    /viewBox="0 0 32 32"/u,
    'viewBox="-8 -8 48 48"',
  )
  return new Resvg(drawing, { background: paper, fitTo: { mode: 'width', value: size } }).render().asPng()
}
