import '../../styles/hatch.css'
import './VerdictStrip.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { CountTicks } from '../../blocks/data/CountTicks.tsx'
import { fewestJudged } from '../../content/precision.ts'
import { fill } from '../../content/wording.ts'
import type { CheckWords } from './words.ts'

interface Counts {
  readonly judged: number
  readonly right: number
}

interface KeyProps extends Counts {
  readonly words: CheckWords['precision']['key']
  readonly language: Language
}

/** What each kind of verdict looks like on the strip below, and how many there are. */
export function VerdictKey({ words, language, ...counts }: KeyProps) {
  return (
    <div className="verdict-key">
      {kindsOf(counts).map(({ kind, look, count }) => (
        <span key={kind}>
          <i className={look} />{' '}
          {fill(counted(words[kind], count, language), { count: figure(count, language) })}{' '}
        </span>
      ))}
    </div>
  )
}

/** The judged faults side by side, the true ones first; where they are too few to know, those still to be judged. */
export function VerdictStrip({ mark, ...counts }: Counts & { readonly mark: string }) {
  const share = `${100 * trueShareForPoints}%`
  return (
    <div className="verdict-strip">
      {areTicks(counts) ? <CountTicks count={counts.right} total={counts.judged} /> : <Cells {...counts} />}
      {counts.judged >= fewestJudged && (
        <svg width="100%" height="32" aria-hidden="true">
          <line x1={share} x2={share} y1="-8" y2="40" />
          <text x={share} y="-14" textAnchor="middle">
            {mark}
          </text>
        </svg>
      )}
    </div>
  )
}

function Cells(counts: Counts) {
  return (
    <div className="verdict-cells" aria-hidden="true">
      {kindsOf(counts).flatMap(({ kind, look, count }) =>
        Array.from({ length: count }, (_verdict, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a kind are all the same
          <i key={kind + index} className={look} />
        )),
      )}
    </div>
  )
}

/** More than stand as cells on one line of a phone. */
function areTicks({ judged }: Counts): boolean {
  return judged > 18
}

function kindsOf({ judged, right }: Counts) {
  const kinds = [
    { kind: 'right', look: 'verdict is-right', count: right },
    {
      kind: 'wrong',
      look: areTicks({ judged, right }) ? 'verdict is-faint' : 'verdict',
      count: judged - right,
    },
    { kind: 'unjudged', look: 'verdict hatched', count: Math.max(0, fewestJudged - judged) },
  ] as const
  return kinds.filter(({ count }) => count > 0)
}
