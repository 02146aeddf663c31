import { Lines, Scene, Sheet } from '../../../blocks/scenes/drawing.tsx'
import type { AiPolicyWords } from './words.ts'

interface Props {
  readonly words: AiPolicyWords['scene']
}

/** What leaves our pages for AI systems, and what leaves a message only with consent. */
export function UsesScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 226], children: <Wide words={words} /> }}
      narrow={{ size: [354, 612], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Sheet x={0} y={0} width={290} height={224} caption={words.page} title={words.pageTitle}>
        <Lines x={24} y={98} widths={[214, 188, 206, 160, 196]} step={24} />
      </Sheet>
      {words.threads.map((end, index) => {
        const y = 101 + index * 48
        const isConditional = index === words.threads.length - 1
        return (
          <g key={end.name}>
            <circle className="drawn-mark" cx={290} cy={y} r={4} />
            <path className="drawn-thread" d={`M290 ${y}h${isConditional ? 34 : 78}`} />
            {isConditional && <path className="drawn-edge" d={`M324 ${y}h44`} />}
            <End x={382} y={y} may={isConditional ? 'partly' : 'yes'} {...end} />
          </g>
        )
      })}
      <Sheet x={556} y={0} width={290} height={224} caption={words.message} question={words.question}>
        <Lines x={24} y={98} widths={[206, 176, 214, 148]} step={24} />
      </Sheet>
      {words.stubs.map((end, index) => {
        const y = 101 + index * 48
        return (
          <g key={end.name}>
            <path className="drawn-edge" d={`M846 ${y}h44`} />
            <End x={904} y={y} may="no" {...end} />
          </g>
        )
      })}
    </>
  )
}

/** Both sheets one under the other, and below each, what hangs from it. */
function Narrow({ words }: Props) {
  return (
    <>
      <Sheet x={0} y={0} width={354} height={118} caption={words.page} title={words.pageTitle}>
        <Lines x={24} y={96} widths={[262]} />
      </Sheet>
      {words.threads.map((end, index) => (
        <Hanging
          key={end.name}
          below={118}
          index={index}
          of={words.threads.length}
          solid={index === words.threads.length - 1 ? 'half' : 'whole'}
          {...end}
        />
      ))}
      <g transform="translate(0 324)">
        <Sheet x={0} y={0} width={354} height={118} caption={words.message} question={words.question}>
          <Lines x={24} y={96} widths={[226]} />
        </Sheet>
        {words.stubs.map((end, index) => (
          <Hanging key={end.name} below={118} index={index} of={words.stubs.length} solid="no" {...end} />
        ))}
      </g>
    </>
  )
}

interface HangingProps extends Pick<EndProps, 'name' | 'tag'> {
  /** The lower edge of the sheet, and which of the threads that hang from it this is. */
  readonly below: number
  readonly index: number
  readonly of: number
  /** How much of the thread is drawn solid. */
  readonly solid: 'whole' | 'half' | 'no'
}

/** The first thread hangs at the right of the others, so that none crosses another. */
function Hanging({ below, index, of, solid, ...end }: HangingProps) {
  const x = 24 + (of - 1 - index) * 20
  const y = below + 40 + index * 52
  const turn = x + 7
  return (
    <>
      {solid !== 'no' && <circle className="drawn-mark" cx={x} cy={below} r={4} />}
      <path
        className={solid === 'no' ? 'drawn-edge' : 'drawn-thread'}
        d={`M${x} ${below}V${y - 7}q0 7 7 7`}
      />
      <path className={solid === 'whole' ? 'drawn-thread' : 'drawn-edge'} d={`M${turn} ${y}H90`} />
      <End x={104} y={y} may={mays[solid]} {...end} />
    </>
  )
}

const mays = { whole: 'yes', half: 'partly', no: 'no' } as const

interface EndProps {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly tag: string
  readonly may: keyof typeof discs
}

const discs = { yes: 'drawn-mark', partly: 'drawn-thread', no: 'drawn-end' } as const

/** Where a thread ends, in the discs of the page: full, half or empty; and the words beside it. */
function End({ x, y, name, tag, may }: EndProps) {
  return (
    <>
      <circle className={discs[may]} cx={x - 8} cy={y} r={6} />
      {may === 'partly' && <path className="drawn-mark" d={`M${x - 8} ${y - 6}a6 6 0 0 1 0 12z`} />}
      <text className="drawn-name" x={x + 8} y={y - 3}>
        {name}
      </text>
      <text className="drawn-mono" x={x + 8} y={y + 16}>
        {tag}
      </text>
    </>
  )
}
