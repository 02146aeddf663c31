import { At, Bars, Mark, margin, Sheet, Text, Thread } from '../drawing.tsx'
import { between, progress, type Seconds } from '../time.ts'
import type { SceneProps } from './scene.ts'

/** When each sentence begins. */
const at = { results: 0.2, question: 4.8, answer: 9.9, brand: 12.9 } as const

const sheet = { x: 840, y: 215, height: 665 } as const
/** The sheet of the answer is narrower, to leave room for its sources. */
const width = { asked: 960, answer: 500 } as const

/** A list of results is replaced by a question, which gets one answer with few sources. */
export function QuestionScene({ time, words: { screen } }: SceneProps) {
  const { statements, captions } = screen.question
  const moments = Object.values(at)
  const fold = progress(time, at.answer + 0.25, 0.9)
  return (
    <>
      {statements.map((statement, index) => (
        <At key={statement} time={time} from={(moments[index] ?? 0) + 0.25} to={moments[index + 1]}>
          <Text x={120} y={230} width={700} as="statement">
            {statement}
          </Text>
        </At>
      ))}
      <At time={time} from={at.results + 0.4}>
        <Sheet
          {...sheet}
          width={between(width.asked, width.answer, fold)}
          caption={captions[time < at.question + 0.3 ? 0 : time < at.answer + 0.3 ? 1 : 2] ?? ''}
        >
          <Results query={screen.question.query} time={time} />
          <Question inquiry={screen.inquiry} engines={screen.question.engines} time={time} />
          <At time={time} from={at.answer + 0.9}>
            <Text x={margin} y={124} width={width.answer - 2 * margin} as="inquiry">
              {screen.inquiry}
            </Text>
          </At>
          <Answer time={time} />
        </Sheet>
      </At>
      <Sources sites={screen.sites} time={time} />
    </>
  )
}

function Results({ query, time }: { readonly query: string; readonly time: Seconds }) {
  return (
    <>
      <At time={time} from={at.results + 0.6} to={at.question}>
        <rect className="field" x={margin} y={132} width={width.asked - 2 * margin} height={92} />
        <Text x={margin + 28} y={148} width={800} as="note">
          {query}
        </Text>
      </At>
      {rows.map(([name, line], index) => (
        <At key={name} time={time} from={at.results + 1.3 + index * 0.35} to={at.question}>
          <Text x={margin} y={262 + index * 98} width={60} as="mono">
            {index + 1}
          </Text>
          <Bars x={margin + 76} y={272 + index * 98} widths={[name]} tone="read" />
          <Bars x={margin + 76} y={308 + index * 98} widths={[line]} />
        </At>
      ))}
    </>
  )
}

/** The lengths of a name and of a line, for each result. */
const rows = [
  [360, 770],
  [290, 700],
  [410, 790],
  [250, 640],
] as const

/** The question, then the engines that it is put to, one by one. */
function Question({
  inquiry,
  engines,
  time,
}: {
  readonly inquiry: string
  readonly engines: readonly string[]
  readonly time: Seconds
}) {
  return (
    <>
      <At time={time} from={at.question + 0.4} to={at.answer}>
        <Text x={margin} y={128} width={width.asked - 2 * margin} as="inquiry is-large">
          {inquiry}
        </Text>
      </At>
      {engines.map((engine, index) => (
        <At key={engine} time={time} from={at.question + 1.6 + index * 0.9} to={at.answer}>
          <path className="rule" d={`M${margin} ${360 + index * 98}H${width.asked - margin}`} />
          <Text x={margin} y={374 + index * 98} width={800} as="name">
            {engine}
          </Text>
        </At>
      ))}
    </>
  )
}

/** The lines of the answer; every second one ends with a mark. */
function Answer({ time }: { readonly time: Seconds }) {
  return (
    <>
      {[415, 350, 410, 290, 420, 220].map((length, index) => (
        <At key={length} time={time} from={at.answer + 0.7 + index * 0.12}>
          <Bars x={margin} y={290 + index * 62} widths={[length]} />
        </At>
      ))}
      {marks.map(([x, y], index) => (
        <At key={y} time={time} from={at.answer + 1.4 + index * 0.25}>
          <Mark x={x - sheet.x} y={y - sheet.y} number={index + 1} />
        </At>
      ))}
    </>
  )
}

/** Their positions in the frame. */
const marks = [
  [1266, 574],
  [1208, 698],
] as const

/** Threads lead to two sources; the third site is left out. */
function Sources({ sites, time }: { readonly sites: readonly string[]; readonly time: Seconds }) {
  const [first, second, own] = sites
  return (
    <>
      {[first, second].map((site, index) => {
        const [x, y] = marks[index] ?? marks[0]
        const moment = at.answer + 1.6 + index * 0.4
        const top = 340 + index * 170
        return (
          <g key={site}>
            <Thread
              from={[x + 26, y]}
              to={[1420, top]}
              turn={index === 0 ? 1360 : 1386}
              drawn={progress(time, moment, 0.9)}
            />
            <At time={time} from={moment + 0.4}>
              <path className="rule is-cite" d={`M1420 ${top}H1800`} />
              <Text x={1430} y={top + 16} width={380} as="mono is-cite">
                {index + 1}
              </Text>
              <Text x={1430} y={top + 66} width={380} as="site">
                {site}
              </Text>
            </At>
          </g>
        )
      })}
      <At time={time} from={at.brand + 0.2}>
        <rect className="left-out" x={1404} y={738} width={396} height={142} />
        <Text x={1430} y={776} width={370} as="site">
          {own}
        </Text>
      </At>
    </>
  )
}
