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
      wide={{ size: [952, 226], children: <Wide words={words} /> }}
      narrow={{ size: [354, 616], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Sheet x={0} y={0} width={236} height={224} caption={words.page} title={words.pageTitle}>
        <Lines x={24} y={98} widths={[180, 156, 172, 130, 164]} step={24} />
      </Sheet>
      {words.threads.map((end, index) => {
        const y = 101 + index * 48
        const isConditional = index === words.threads.length - 1
        return (
          <g key={end.name}>
            <circle className="drawn-mark" cx={236} cy={y} r={4} />
            <path
              className={isConditional ? 'drawn-thread is-withheld' : 'drawn-thread'}
              d={`M236 ${y}h71`}
            />
            <End x={316} y={y} may={isConditional ? 'partly' : 'yes'} {...end} />
          </g>
        )
      })}
      <Sheet x={502} y={0} width={236} height={224} caption={words.message} question={words.question}>
        <Lines x={24} y={98} widths={[172, 148, 180, 124]} step={24} />
      </Sheet>
      {words.stubs.map((end, index) => {
        const y = 101 + index * 48
        return (
          <g key={end.name}>
            <path className="drawn-thread is-withheld" d={`M738 ${y}h38`} />
            <End x={786} y={y} may="no" {...end} />
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
          may={index === words.threads.length - 1 ? 'partly' : 'yes'}
          {...end}
        />
      ))}
      <g transform="translate(0 324)">
        <Sheet x={0} y={0} width={354} height={118} caption={words.message} question={words.question}>
          <Lines x={24} y={96} widths={[226]} />
        </Sheet>
        {words.stubs.map((end, index) => (
          <Hanging key={end.name} below={118} index={index} of={words.stubs.length} may="no" {...end} />
        ))}
      </g>
    </>
  )
}

interface HangingProps extends Omit<EndProps, 'x' | 'y'> {
  /** The lower edge of the sheet, and which of the threads that hang from it this is. */
  readonly below: number
  readonly index: number
  readonly of: number
}

/** The first thread hangs at the right of the others, so that none crosses another. */
function Hanging({ below, index, of, may, ...end }: HangingProps) {
  const x = 24 + (of - 1 - index) * 20
  const y = below + 40 + index * 52
  return (
    <>
      {may !== 'no' && <circle className="drawn-mark" cx={x} cy={below} r={4} />}
      <path
        className={may === 'yes' ? 'drawn-thread' : 'drawn-thread is-withheld'}
        d={`M${x} ${below}V${y - 7}q0 7 7 7H82`}
      />
      <End x={91} y={y} may={may} {...end} />
    </>
  )
}

interface EndProps {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly tag: string
  readonly may: keyof typeof discs
}

const discs = { yes: 'drawn-mark', partly: 'drawn-thread', no: 'drawn-thread' } as const

const discRadius = 9

/** Where a thread ends, in the discs of the page: full, half or empty; and the words beside it. */
function End({ x, y, name, tag, may }: EndProps) {
  return (
    <>
      <circle className={discs[may]} cx={x} cy={y} r={discRadius} />
      {may === 'partly' && <path className="drawn-mark" d={`M${x} ${y - discRadius}a9 9 0 0 1 0 18z`} />}
      <text className="drawn-name" x={x + 20} y={y + 5}>
        {name}
      </text>
      <text className="drawn-mono" x={x + 20} y={y + 24}>
        {tag}
      </text>
    </>
  )
}
