import './VisitScene.css'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { CrawlersWords } from './words.ts'

interface Props {
  readonly words: CrawlersWords['check']['picture']
}

type Visit = Props['words']['visits'][number]

/** From the address of a visit to its name and back: the thread closes for the crawler, and breaks for another. */
export function VisitScene({ words: { alternative, caption, visits } }: Props) {
  return (
    <Scene
      alternative={alternative}
      caption={caption}
      wide={{
        size: [930, visits.length * 96 - 24],
        children: visits.map((steps, index) => (
          <Steps key={steps[0]?.name} steps={steps} y={8 + index * 96} across={330} isBroken={index > 0} />
        )),
      }}
      narrow={{
        size: [354, visits.length * 208 - 24],
        children: visits.map((steps, index) => (
          <Steps key={steps[0]?.name} steps={steps} y={8 + index * 208} down={64} isBroken={index > 0} />
        )),
      }}
    />
  )
}

interface StepsProps {
  readonly steps: Visit
  readonly y: number
  /** From one step to the next. */
  readonly across?: number
  readonly down?: number
  /** Whether the last step does not follow from the one before. */
  readonly isBroken: boolean
}

function Steps({ steps, y, across = 0, down = 0, isBroken }: StepsProps) {
  const last = steps.length - 1
  return (
    <g transform={`translate(8 ${y})`}>
      {steps.map(({ tag, name }, index) => {
        const isOff = isBroken && index === last
        return (
          <g key={tag} transform={`translate(${index * across} ${index * down})`}>
            {index < last && (
              <path
                className={isBroken && index === last - 1 ? 'drawn-edge' : 'drawn-thread'}
                d={across > 0 ? `M12 0H${across - 12}` : `M0 12V${down - 12}`}
              />
            )}
            <circle className={isOff ? 'drawn-edge' : 'drawn-mark'} r={7} />
            <text className="drawn-mono" x={across > 0 ? -7 : 24} y={across > 0 ? 34 : 4}>
              {tag}
            </text>
            <text className="drawn-name" x={across > 0 ? -7 : 24} y={across > 0 ? 58 : 26}>
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}
