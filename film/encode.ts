import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { framesPerSecond } from './frames.tsx'

/** A picture, and for how many frames it is shown. */
export interface HeldPicture {
  readonly file: string
  readonly count: number
}

/** Where the two forms of a film are written: AV1 for browsers that read it, H.264 for all. */
export interface Encoded {
  readonly av1: string
  readonly h264: string
}

/** Five seconds: chapters begin at multiples of it, and a player jumps to a key frame. */
const keyFrames = ['-g', String(5 * framesPerSecond), '-keyint_min', String(5 * framesPerSecond)]

/** Without these tags, players guess how colours are meant, and guess differently. */
const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]

/** The index comes first, so that a film plays before it is all there. */
const common = [...keyFrames, ...colours, '-movflags', '+faststart']

/** What decides how pictures become films, besides the pictures. */
export const encoding = {
  filter: `[0:v]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,fps=${framesPerSecond},split=2[av1][h264]`,
  // `scm=1` is for pictures of screens. Slower presets make it little smaller and take many times as long.
  av1: ['-c:v', 'libsvtav1', '-preset', '10', '-crf', '38', '-svtav1-params', 'scm=1', ...common],
  // Without a level, the tuning takes more reference frames than the chips of old telephones hold.
  h264: [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-level',
    '4.0',
    '-crf',
    '20',
    ...common,
  ],
}

/** @throws Error in a sentence, when ffmpeg is missing. */
export function requireEncoder(): void {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    throw new Error('The film is encoded by ffmpeg, which is not there. On Debian: apt-get install ffmpeg')
  }
}

/**
 * Encodes pictures into both forms.
 *
 * @param list where to write the list of pictures that ffmpeg reads.
 * @throws Error in a sentence, when ffmpeg fails.
 */
export async function encode(pictures: readonly HeldPicture[], list: string, files: Encoded): Promise<void> {
  writeFileSync(list, listOf(pictures))
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-filter_complex', encoding.filter]
  const outputs = (['av1', 'h264'] as const).flatMap(codec => [
    ...['-map', `[${codec}]`, ...encoding[codec]],
    files[codec],
  ])
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'warning', '-y', ...input, ...outputs], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The encoder of AV1 listens to no log level but its own.
    env: { ...process.env, SVT_LOG: '1' },
  })
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`ffmpeg could not encode the film: it ended with code ${code}.`)
}

/** In the format of ffmpeg's `concat`, which holds the last picture only when it is named once more. */
function listOf(pictures: readonly HeldPicture[]): string {
  const lines = pictures.map(({ file, count }) => `file '${file}'\nduration ${count / framesPerSecond}\n`)
  return `ffconcat version 1.0\n${lines.join('')}file '${pictures.at(-1)?.file}'\n`
}
