import type { ReactNode } from 'react'
import { At, Bars, Mark, Text } from '../drawing.tsx'
import { between, progress, type Seconds } from '../time.ts'
import type { SceneProps } from './scene.ts'

/** When each step is named. */
const moments = [2.4, 4.4, 7.6, 10.2] as const
/** When each month is measured, and where its mark is: the second is higher, the third lower again. */
const months = [
  { month: 10.4, middle: 500 },
  { month: 11.6, middle: 472 },
  { month: 12.8, middle: 486 },
] as const

const column = 430
const floor = 630

/** Four steps along one ruler: each appears when the marker reaches it. */
export function MethodScene({ time, words: { screen } }: SceneProps) {
  const { heading, steps } = screen.method
  return (
    <>
      <At time={time} from={0.2}>
        <Text x={120} y={190} width={1600} as="statement">
          {heading}
        </Text>
      </At>
      <Ruler time={time} />
      {steps.map(({ name, text }, index) => (
        <At key={name} time={time} from={moments[index] ?? 0}>
          <g transform={`translate(${120 + index * column} 0)`}>
            <g transform="translate(0 -4)">{drawings[index]?.(time)}</g>
            <Text x={0} y={662} width={400} as="name">
              {name}
            </Text>
            <Text x={0} y={734} width={400} as="note is-narrow">
              {text}
            </Text>
          </g>
        </At>
      ))}
    </>
  )
}

function Ruler({ time }: { readonly time: Seconds }) {
  const drawn = progress(time, 0.8, 1.2)
  const marker = moments.reduce(
    (x, moment, index) => x + (index === 0 ? 0 : column) * progress(time, moment - 0.5, 0.8),
    120,
  )
  const ticks = Array.from(
    { length: 40 },
    (_tick, index) => `M${120 + index * 43} ${floor}v${index % 10 === 0 ? 24 : 12}`,
  )
  if (drawn === 0) return null
  return (
    <>
      <path className="ruler" d={`M120 ${floor}H${between(120, 1800, drawn)}`} />
      <g opacity={drawn}>
        <path className="ruler" d={ticks.join('')} />
      </g>
      <path className="rule is-cite" d={`M120 ${floor}H${marker}`} />
      <At time={time} from={moments[0] - 0.5}>
        <circle className="mark-disc" cx={marker} cy={floor} r={18} />
      </At>
    </>
  )
}

/** An illustration of each step, above the ruler. */
const drawings: readonly ((time: Seconds) => ReactNode)[] = [
  () => (
    <>
      <rect className="sheet" x={0} y={370} width={200} height={230} />
      <Bars x={28} y={406} widths={[144, 120]} step={34} />
      <rect className="hatched" x={28} y={476} width={144} height={44} />
      <Bars x={28} y={546} widths={[130]} />
    </>
  ),
  () =>
    [300, 210, 130].map((width, index) => (
      <g key={width}>
        <Mark x={26} y={420 + index * 74} number={index + 1} />
        <rect className="bar is-read" x={72} y={407 + index * 74} width={width - 30} height={26} rx={2} />
      </g>
    )),
  () => (
    <>
      <rect className="sheet" x={0} y={370} width={200} height={230} />
      <Bars x={28} y={406} widths={[144]} step={34} />
      <rect className="highlight" x={18} y={442} width={164} height={44} />
      <Bars x={28} y={457} widths={[144]} tone="cited" />
      <Bars x={28} y={512} widths={[130, 90]} step={34} />
      <path className="thread" d="M182 464H300" pathLength={1} />
      <Mark x={320} y={464} number={1} />
    </>
  ),
  time =>
    months.map(({ month, middle }, index) => (
      <At key={month} time={time} from={month}>
        <path className="interval" d={`M${60 + index * 110} ${middle - 70}v140`} />
        <circle className="mark-disc" cx={60 + index * 110} cy={middle} r={16} />
      </At>
    )),
]
