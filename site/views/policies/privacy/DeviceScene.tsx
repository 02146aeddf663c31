import { Scene } from '../../../blocks/scenes/drawing.tsx'
import type { PrivacyWords } from './words.ts'

type Words = PrivacyWords['device']

/** What this site writes on a device: before a choice, once all is rejected, once all is accepted. */
export function DeviceScene({ words }: { readonly words: Words }) {
  const { heading, alternative, caption, states } = words
  const [gap, width] = [42, 372]
  const highest = Math.max(...states.map(state => heightOf([state]))) - space
  return (
    <>
      <h2 className="device-heading">{heading}</h2>
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [1200, highest],
          children: states.map((state, index) => (
            <State key={state.name} state={state} x={index * (width + gap)} width={width} height={highest} />
          )),
        }}
        narrow={{
          size: [354, heightOf(states)],
          children: states.map((state, index) => (
            <State
              key={state.name}
              state={state}
              y={heightOf(states.slice(0, index))}
              width={354}
              height={heightOf([state]) - space}
            />
          )),
        }}
      />
    </>
  )
}

/** Under each state, on a narrow page. */
const space = 16

/** Of states under each other, each as high as what it holds. */
function heightOf(states: Words['states']): number {
  return states.reduce((sum, { written }) => sum + 86 + 50 * Math.max(written.length, 1) + space, 0)
}

interface StateProps {
  readonly state: Words['states'][number]
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
}

/** A sheet with a slip for each thing written there; an empty outline where nothing is. */
function State({ state: { name, written, nothing }, x = 0, y = 0, width, height }: StateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="drawn-sheet" width={width} height={height} />
      <text className="drawn-name" x={24} y={34}>
        {name}
      </text>
      <path className="drawn-rule" d={`M24 52H${width - 24}`} />
      {written.length === 0 && (
        <>
          <rect className="drawn-edge" x={24} y={72} width={width - 48} height={height - 96} />
          <text x={width / 2} y={height / 2 + 29} textAnchor="middle">
            {nothing}
          </text>
        </>
      )}
      {written.map(({ name: entry, kept }, index) => (
        <g key={entry} transform={`translate(24 ${72 + index * 50})`}>
          <path className="drawn-thread" d="M0 0V40" />
          <text className="drawn-mono" x={14} y={14}>
            {entry}
          </text>
          <text x={14} y={35}>
            {kept}
          </text>
        </g>
      ))}
    </g>
  )
}
