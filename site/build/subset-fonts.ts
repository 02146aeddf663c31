/**
 * Makes the fonts of the site from the published ones: `npm run fonts`, by hand,
 * when a face or its characters change. Writes `site/public/fonts/*.woff2`, whose names carry a
 * hash of their content, `site/styles/fonts.css` and `site/styles/fonts.json`; all are committed.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters } from '../styles/characters.ts'
import { type FontMetrics, fontMetrics } from './font-metrics.ts'
import { withoutSpaceKerning } from './space-kerning.ts'

interface Face {
  readonly name: string
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weight: string
  /** Below `node_modules/@fontsource-variable/`. */
  readonly source: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** The instance that the fallback is measured on, where the axes leave a choice. */
  readonly measuredAt?: Readonly<Record<string, number>>
  readonly fallback: Fallback
  /** Whether its kerning of spaces is taken out. */
  readonly hasEvenSpaces?: true
}

/** A font that visitors already have. */
interface Fallback {
  readonly local: readonly string[]
  /** Average advance of `sampleText` in it, in ems: measured on Liberation, which has its widths. */
  readonly advance: number
}

const arial: Fallback = { local: ['Arial', 'Liberation Sans'], advance: 0.4389 }
const arialBold: Fallback = { local: ['Arial Bold', 'Liberation Sans Bold'], advance: 0.4721 }
const times: Fallback = { local: ['Times New Roman', 'Liberation Serif'], advance: 0.3939 }
const timesItalic: Fallback = {
  local: ['Times New Roman Italic', 'Liberation Serif Italic'],
  advance: 0.3961,
}
const courier: Fallback = { local: ['Courier New', 'Liberation Mono'], advance: 0.6001 }

const faces: readonly Face[] = [
  {
    name: 'display',
    family: 'Bricolage',
    style: 'normal',
    weight: '680',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // A single weight saves 18 kB; the optical size distinguishes headings from the title.
    axes: { opsz: { min: 24, max: 96 }, wght: 680 },
    // The size of headings on a desktop and of the title on a telephone: there an extra line would be
    // noticed.
    measuredAt: { opsz: 46 },
    fallback: arialBold,
  },
  {
    name: 'interface',
    family: 'Hanken',
    style: 'normal',
    weight: '400 700',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    fallback: arial,
  },
  {
    name: 'reading',
    family: 'Newsreader',
    style: 'normal',
    weight: '400',
    source: 'newsreader/files/newsreader-latin-wght-normal.woff2',
    axes: { wght: 400 },
    hasEvenSpaces: true,
    fallback: times,
  },
  {
    name: 'reading-italic',
    family: 'Newsreader',
    style: 'italic',
    weight: '400',
    source: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    axes: { wght: 400 },
    hasEvenSpaces: true,
    fallback: timesItalic,
  },
  {
    name: 'mono',
    family: 'JetBrains',
    style: 'normal',
    weight: '500',
    source: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
    fallback: courier,
  },
]

const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum']

const sampleText =
  'Le GEO fait citer vos pages par les moteurs qui répondent ; nous lisons votre site comme ils le lisent. ' +
  'Be the source that answer engines cite, and see what they can read on your site.'

const notice = '/* Written by site/build/subset-fonts.ts: do not edit. */\n'

const folder = new URL('../public/fonts/', import.meta.url)
const styles = new URL('../styles/', import.meta.url)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const made = await Promise.all(faces.map(makeFont))
writeFileSync(new URL('fonts.css', styles), `${notice}\n${made.map(font => font.css).join('\n')}`)
writeFileSync(
  new URL('fonts.json', styles),
  `${JSON.stringify(Object.fromEntries(made.map(({ name, path }) => [name, path])), null, 2)}\n`,
)
for (const { path, size } of made) console.log(`${path} ${size} bytes`)

async function makeFont(face: Face) {
  const source = readFileSync(
    new URL(`../../node_modules/@fontsource-variable/${face.source}`, import.meta.url),
  )
  const options = {
    variationAxes: face.axes,
    keepFeatures,
    noLayoutClosure: face.name === 'mono',
  }
  const font = await subsetFont(await spacedAs(face, source), characters, {
    ...options,
    targetFormat: 'woff2',
  })
  const sfnt = await subsetFont(source, characters, {
    ...options,
    variationAxes: { ...face.axes, ...face.measuredAt },
    targetFormat: 'sfnt',
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const path = `/fonts/${face.name}-${hash}.woff2`
  writeFileSync(new URL(`${face.name}-${hash}.woff2`, folder), font)
  return {
    name: face.name,
    path,
    size: font.length,
    css: `${fontFace(face, path)}\n${fallbackFace(face, fontMetrics(sfnt, sampleText))}`,
  }
}

async function spacedAs({ hasEvenSpaces }: Face, source: Buffer): Promise<Buffer> {
  if (!hasEvenSpaces) return source
  return withoutSpaceKerning(
    await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: {}, keepFeatures }),
  )
}

function fontFace({ family, style, weight }: Face, path: string): string {
  return rule({
    'font-family': family,
    'font-style': style,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url(${path}) format("woff2")`,
  })
}

/** A font of the visitor's, scaled to the measures of ours, so that no line moves when ours arrives. */
function fallbackFace({ family, style, weight, fallback }: Face, metrics: FontMetrics): string {
  const size = metrics.advance / fallback.advance
  return rule({
    'font-family': `"${family} fallback"`,
    'font-style': style,
    'font-weight': weight,
    src: fallback.local.map(name => `local("${name}")`).join(', '),
    'size-adjust': percent(size),
    'ascent-override': percent(metrics.ascent / size),
    'descent-override': percent(metrics.descent / size),
    'line-gap-override': percent(metrics.lineGap / size),
  })
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`
}
