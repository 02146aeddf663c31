import { At, Bars, Mark, margin, Sheet, Text, Thread } from '../drawing.tsx'
import { between, progress, type Seconds } from '../time.ts'
import type { FilmWords } from '../words.ts'
import type { SceneProps } from './scene.ts'

/** When the address is typed, and when each part of the report appears. */
const at = { field: 2.7, address: 3.8, sent: 5, score: 6, pillars: 8, fixes: 10.2, card: 13 } as const

/** An address is typed, and a report appears: a score, eight pillars, three fixes. */
export function StartScene({ time, words: { screen, agency } }: SceneProps) {
  const { statement, field, action, card } = screen.start
  return (
    <>
      <At time={time} from={0.2}>
        <Text x={120} y={206} width={900} as="statement">
          {statement}
        </Text>
      </At>
      <At time={time} from={at.field}>
        <Text x={120} y={540} width={780} as="mono">
          {field}
        </Text>
        <rect className="field" x={120} y={600} width={420} height={104} />
        <rect className="button" x={564} y={600} width={336} height={104} rx={6} />
        <Text x={564} y={622} width={336} as="note is-button">
          {action}
        </Text>
      </At>
      <At time={time} from={at.address}>
        <Text x={148} y={622} width={380} as="note">
          {screen.sites[2]}
        </Text>
      </At>
      <Thread from={[900, 652]} to={[1040, 420]} turn={970} drawn={progress(time, at.sent, 0.9)} />
      <Report words={screen.start} time={time} />
      <At time={time} from={at.card}>
        <Text x={120} y={752} width={860} as="name">
          {card}
        </Text>
        <Text x={120} y={826} width={860} as="mono is-cite">
          {agency.domain}
        </Text>
      </At>
    </>
  )
}

function Report({ words, time }: { readonly words: FilmWords['screen']['start']; readonly time: Seconds }) {
  return (
    <At time={time} from={at.sent + 0.6}>
      <Sheet x={1040} y={215} width={760} height={665} caption={words.report}>
        <At time={time} from={at.score}>
          <Text x={margin} y={130} width={700} as="name">
            {words.score}
          </Text>
          <path className="ruler" d="M40 244H720" />
          <circle
            className="mark-disc"
            cx={between(40, 520, progress(time, at.score + 0.3, 1))}
            cy={244}
            r={18}
          />
        </At>
        <At time={time} from={at.pillars}>
          <Text x={margin} y={300} width={700} as="name">
            {words.pillars}
          </Text>
          {[70, 44, 60, 30, 66, 52, 38, 58].map((height, index) => (
            <rect
              key={height}
              className="bar is-read"
              x={40 + index * 90}
              y={460 - height}
              width={56}
              height={height}
            />
          ))}
        </At>
        <At time={time} from={at.fixes}>
          <Text x={margin} y={490} width={700} as="name">
            {words.fixes}
          </Text>
          {[140, 116, 92].map((length, index) => (
            <g key={length}>
              <Mark x={66 + index * 240} y={606} number={index + 1} />
              <Bars x={104 + index * 240} y={599} widths={[length]} tone="read" />
            </g>
          ))}
        </At>
      </Sheet>
    </At>
  )
}
