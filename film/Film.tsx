import { At, Text } from './drawing.tsx'
import { DefinitionScene } from './scenes/DefinitionScene.tsx'
import { LeversScene } from './scenes/LeversScene.tsx'
import { MethodScene } from './scenes/MethodScene.tsx'
import { QuestionScene } from './scenes/QuestionScene.tsx'
import { StartScene } from './scenes/StartScene.tsx'
import type { Scene } from './scenes/scene.ts'
import { progress, type Seconds } from './time.ts'
import type { FilmWords } from './words.ts'

/** The size of a frame, in pixels. */
export const frameSize = { width: 1920, height: 1080 } as const

interface Props {
  /** Since the beginning of the film. */
  readonly time: Seconds
  readonly words: FilmWords
}

/**
 * The film at one moment: the same time and the same words give the same picture. The lowest sixth of
 * the frame is kept free for captions.
 */
export function Film({ time, words }: Props) {
  const { chapters } = words
  const index = Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= time),
  )
  const start = chapters[index]?.start ?? 0
  const end = chapters[index + 1]?.start
  const scene = scenes[index]
  const leaving = end === undefined ? 0 : progress(time, end - 0.4, 0.4)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a frame is photographed; what it says is in the transcript
    <svg className="film" viewBox={`0 0 ${frameSize.width} ${frameSize.height}`}>
      <pattern id="hatch" width={16} height={16} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="hatch" d="M0 8H16" />
      </pattern>
      <rect className="paper" {...frameSize} />
      <g opacity={1 - leaving}>
        <RunningHead words={words} chapter={index} time={time - start} />
        {scene && <scene.Picture time={time - start} words={words} />}
      </g>
    </svg>
  )
}

/** One for each chapter of the transcript; those with invented pages and addresses say so. */
const scenes: readonly { readonly Picture: Scene; readonly isExample: boolean }[] = [
  { Picture: QuestionScene, isExample: true },
  { Picture: DefinitionScene, isExample: false },
  { Picture: LeversScene, isExample: true },
  { Picture: MethodScene, isExample: false },
  { Picture: StartScene, isExample: true },
]

/** Along the top of every frame: the name of the agency, and the title of the chapter. */
function RunningHead({
  words,
  chapter,
  time,
}: {
  readonly words: FilmWords
  readonly chapter: number
  readonly time: Seconds
}) {
  return (
    <>
      <text className="wordmark" x={120} y={112}>
        {words.agency.name}
      </text>
      <At time={time} from={0.1}>
        <Text x={300} y={70} width={900} as="mono">
          {words.chapters[chapter]?.title}
        </Text>
      </At>
      {scenes[chapter]?.isExample && (
        <Text x={1200} y={70} width={600} as="mono is-end">
          {words.screen.example}
        </Text>
      )}
      <path className="rule is-strong" d="M120 150H1800" />
    </>
  )
}
