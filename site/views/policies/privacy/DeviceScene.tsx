import { Scene } from '../../../blocks/scenes/drawing.tsx'
import type { PrivacyWords } from './words.ts'

type Words = PrivacyWords['device']

/** What this site writes on a device: before a choice, once all is rejected, once all is accepted. */
export function DeviceScene({ words }: { readonly words: Words }) {
  const { heading, alternative, caption, states } = words
  const [gap, width] = [42, 372]
  return (
    <>
      <h2 className="device-heading">{heading}</h2>
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [1200, height],
          children: states.map((state, index) => (
            <State key={state.name} state={state} x={index * (width + gap)} width={width} />
          )),
        }}
        narrow={{
          size: [354, states.length * (height + 16)],
          children: states.map((state, index) => (
            <State key={state.name} state={state} y={index * (height + 16)} width={354} />
          )),
        }}
      />
    </>
  )
}

const height = 236

interface StateProps {
  readonly state: Words['states'][number]
  readonly x?: number
  readonly y?: number
  readonly width: number
}

/** A sheet with a slip for each thing written there; an empty outline where nothing is. */
function State({ state: { name, written, nothing }, x = 0, y = 0, width }: StateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="drawn-sheet" width={width} height={height} />
      <text className="drawn-name" x={24} y={34}>
        {name}
      </text>
      <path className="drawn-rule" d={`M24 52H${width - 24}`} />
      {written.length === 0 && (
        <>
          <rect className="drawn-edge" x={24} y={72} width={width - 48} height={140} />
          <text x={width / 2} y={147} textAnchor="middle">
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
