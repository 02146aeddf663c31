import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { framesPerSecond } from './frames.tsx'

/** A picture, and for how many frames it is shown. */
export interface HeldPicture {
  readonly file: string
  readonly count: number
}

/** The two files of a film: AV1 for browsers that can play it, H.264 for the others. */
interface Encoded {
  readonly av1: string
  readonly h264: string
}

/** One every five seconds: chapters begin at multiples of five, and players seek to key frames. */
const keyFrames = ['-g', String(5 * framesPerSecond), '-keyint_min', String(5 * framesPerSecond)]

/** Without these tags, each player guesses the colour space, and they guess differently. */
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

/** With its index first, a film plays while it loads. */
const common = [...keyFrames, ...colours, '-movflags', '+faststart']

/** All that the encoded files depend on, besides the pictures. */
export const encoding = {
  filter: `[0:v]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,fps=${framesPerSecond},split=2[av1][h264]`,
  // `scm=1` is for screen content. Slower presets save few bytes and take many times as long.
  av1: ['-c:v', 'libsvtav1', '-preset', '10', '-crf', '38', '-svtav1-params', 'scm=1', ...common],
  // Without a level, the tuning uses more reference frames than the decoders of old phones can hold.
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
    throw new Error(
      'The film is encoded by ffmpeg, which is not installed. On Debian: apt-get install ffmpeg',
    )
  }
}

/**
 * Encodes pictures into both files.
 *
 * @param list where to write the list of pictures, which ffmpeg reads.
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
    // The AV1 encoder ignores the log level of ffmpeg and has its own.
    env: { ...process.env, SVT_LOG: '1' },
  })
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`ffmpeg could not encode the film: it ended with code ${code}.`)
}

/** For ffmpeg's `concat`, which ignores the duration of the last picture unless it is named again. */
function listOf(pictures: readonly HeldPicture[]): string {
  const lines = pictures.map(({ file, count }) => `file '${file}'\nduration ${count / framesPerSecond}\n`)
  return `ffconcat version 1.0\n${lines.join('')}file '${pictures.at(-1)?.file}'\n`
}
