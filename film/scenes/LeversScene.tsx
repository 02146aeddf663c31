import { At, Bars, Mark, margin, Sheet, Text, Thread } from '../drawing.tsx'
import { between, progress, type Seconds } from '../time.ts'
import type { FilmWords } from '../words.ts'
import type { SceneProps } from './scene.ts'

/** When each sentence begins: all levers are named, each is shown, then the study is. */
const at = { names: 0.1, access: 1.9, answer: 7.2, proof: 16.3, study: 22.5 } as const

type LeverWords = FilmWords['screen']['levers']

/** Three levers: a page that can be read, a passage that answers first, proof that can be checked. */
export function LeversScene({ time, words: { screen } }: SceneProps) {
  const { levers } = screen
  const moments = [at.access, at.answer, at.proof]
  return (
    <>
      <Names names={levers.names} time={time} />
      {levers.statements.map((statement, index) => (
        <At key={statement} time={time} from={(moments[index] ?? 0) + 0.5} to={moments[index + 1]}>
          <Text x={120} y={345} width={740} as="title">
            {statement}
          </Text>
        </At>
      ))}
      <At time={time} from={at.access + 0.5} to={at.answer}>
        <Access words={levers} time={time} />
      </At>
      <At time={time} from={at.answer + 0.5} to={at.proof}>
        <Answer words={levers} inquiry={screen.inquiry} time={time} />
      </At>
      <At time={time} from={at.proof + 0.5}>
        <Proof words={levers} time={time} />
      </At>
    </>
  )
}

/** The three names, large at first, then small in one line, where the current one is underlined. */
function Names({ names, time }: { readonly names: readonly string[]; readonly time: Seconds }) {
  const aside = progress(time, at.access - 0.1, 0.7)
  const current = time < at.answer ? 0 : time < at.proof ? 1 : 2
  return names.map((name, index) => {
    const x = between(120, 120 + index * 580, aside)
    const y = between(215 + index * 215, 186, aside)
    const isCurrent = index === current
    return (
      <At key={name} time={time} from={at.names + index * 0.4}>
        <g
          transform={`translate(${x} ${y}) scale(${between(1, 0.4, aside)})`}
          opacity={isCurrent ? 1 : between(1, 0.5, aside)}
        >
          <Mark x={70} y={98} number={index + 1} size={70} />
          <Text x={190} y={0} width={1400} as="display">
            {name}
          </Text>
        </g>
        <path
          className={isCurrent && aside === 1 ? 'rule is-cite' : 'rule'}
          d={`M${x} 290h520`}
          opacity={aside}
        />
      </At>
    )
  })
}

const sheet = { x: 900, y: 335, width: 900, height: 545 } as const
const inside = sheet.width - 2 * margin

/** A line moves down the page, and the hatched part, which could not be read, becomes text. */
function Access({ words, time }: { readonly words: LeverWords; readonly time: Seconds }) {
  const depth = between(100, sheet.height, progress(time, at.access + 2.2, 2.2))
  const hidden = { top: 232, bottom: 392 }
  const from = Math.min(hidden.bottom, Math.max(hidden.top, depth))
  return (
    <Sheet {...sheet} caption={words.reading}>
      <Bars x={margin} y={144} widths={[780, 700]} />
      {[248, 304, 360].map((y, index) => (
        <g key={y} opacity={depth > y + 14 ? 1 : 0}>
          <Bars x={margin} y={y} widths={[800 - ((index * 47) % 90)]} tone="read" />
        </g>
      ))}
      <rect className="hatched" x={margin} y={from} width={inside} height={hidden.bottom - from} />
      <Bars x={margin} y={432} widths={[790, 480]} />
      {depth > 100 && depth < sheet.height && <path className="thread" d={`M0 ${depth}H${sheet.width}`} />}
    </Sheet>
  )
}

/** The passage that answers moves up to its question; its length, forty to sixty words, is noted. */
function Answer({
  words,
  inquiry,
  time,
}: {
  readonly words: LeverWords
  readonly inquiry: string
  readonly time: Seconds
}) {
  const climb = progress(time, at.answer + 2.4, 1)
  const sweep = progress(time, at.answer + 4.2, 1.1)
  const count = progress(time, at.answer + 6, 0.9)
  return (
    <>
      <Sheet {...sheet} caption={words.page}>
        <Text x={margin} y={122} width={inside} as="inquiry">
          {inquiry}
        </Text>
        <g transform={`translate(0 ${between(0, 144, climb)})`}>
          <Bars x={margin} y={236} widths={[780, 690, 800]} step={56} />
        </g>
        <g transform={`translate(0 ${between(190, 0, climb)})`}>
          <rect className="blank" x={margin - 12} y={218} width={824} height={104} />
          <rect
            className="highlight"
            x={margin - 12}
            y={218}
            width={between(0, 824, Math.min(1, sweep * 2))}
            height={52}
          />
          <rect
            className="highlight"
            x={margin - 12}
            y={270}
            width={between(0, 584, Math.max(0, sweep * 2 - 1))}
            height={52}
          />
          {[800, 560].map((width, line) => (
            <Bars
              key={width}
              x={margin}
              y={237 + line * 52}
              widths={[width]}
              tone={sweep * 2 - line > 0.5 ? 'cited' : 'written'}
            />
          ))}
        </g>
      </Sheet>
      <Thread from={[926, 605]} to={[800, 822]} turn={868} drawn={count} />
      <At time={time} from={at.answer + 6.4}>
        <Text x={120} y={774} width={660} as="title">
          {words.length}
        </Text>
      </At>
    </>
  )
}

/** Three kinds of proof, each with a thread to its source; then the study that measured them. */
function Proof({ words, time }: { readonly words: LeverWords; readonly time: Seconds }) {
  return (
    <>
      <Sheet {...sheet} width={430} caption={words.page}>
        <Bars x={margin} y={150} widths={[345, 250, 340, 215, 345, 270, 180]} step={57} />
      </Sheet>
      {words.proofs.map((proof, index) => (
        <ProofSlip key={proof} name={proof} index={index} time={time} />
      ))}
      <At time={time} from={at.study + 0.2}>
        <rect className="slip" x={1410} y={360} width={390} height={520} />
        <path className="rule is-cite" d="M1410 360H1800" />
        <Text x={1440} y={386} width={350} as="mono is-cite">
          {words.study.label}
        </Text>
        <Text x={1440} y={444} width={350} as="title is-small">
          {words.study.name}
        </Text>
        <Text x={1440} y={550} width={340} as="note">
          {words.study.text}
        </Text>
      </At>
    </>
  )
}

function ProofSlip({
  name,
  index,
  time,
}: {
  readonly name: string
  readonly index: number
  readonly time: Seconds
}) {
  const moment = at.proof + 1.2 + index * 1.7
  const mark = { x: sheet.x + margin + ([250, 215, 270][index] ?? 0) + 40, y: 549 + index * 114 }
  const top = 390 + index * 175
  return (
    <>
      <Thread
        from={[mark.x + 26, mark.y]}
        to={[1410, top]}
        turn={1376 - index * 8}
        drawn={progress(time, moment + 0.2, 0.9)}
      />
      <At time={time} from={moment}>
        <Mark {...mark} number={index + 1} />
      </At>
      <At time={time} from={moment + 0.7} to={at.study - 0.1}>
        <path className="rule is-cite" d={`M1410 ${top}H1800`} />
        <Text x={1424} y={top + 20} width={380} as="name">
          {name}
        </Text>
      </At>
    </>
  )
}
