import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** Behind the icon: phones crop it to a shape of their own and show no transparency. */
const paper = '#f8fafd'

/**
 * The icon as a PNG of `size` pixels, with a margin for a round crop: the safe zone is 80% of the width
 * (W3C, Web Application Manifest, maskable icons).
 */
export function drawIcon(size: number): Buffer {
  const drawing = readFileSync('site/public/icon.svg', 'utf8').replace(
    /viewBox="0 0 32 32"/u,
    'viewBox="-8 -8 48 48"',
  )
  return new Resvg(drawing, { background: paper, fitTo: { mode: 'width', value: size } }).render().asPng()
}
