import './Verdicts.css'
import type { Verdict } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { verdictWords } from '#contracts/report-words.ts'
import { type MethodologyWords, verdicts } from './words.ts'

interface Props {
  readonly words: MethodologyWords['arithmetic']['verdicts']
  readonly language: Language
}

/** The verdicts of a check, each with the part of its points that it wins; a broken outline where none are at stake. */
export function Verdicts({ words, language }: Props) {
  return (
    <dl className="verdicts">
      {verdicts.map(verdict => (
        <div key={verdict}>
          <dt>
            <Won share={shares[verdict]} /> {verdictWords[verdict][language]}
          </dt>
          <dd>{words[verdict]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Won({ share }: { readonly share: number | null }) {
  return (
    <svg className={share === null ? 'is-out' : undefined} width="48" height="14" aria-hidden="true">
      <rect x="1" y="1" width="46" height="12" />
      {share !== null && <rect className="is-won" x="1" y="1" width={46 * share} height="12" />}
    </svg>
  )
}

/** Half stands for any part; null for what leaves the calculation. */
const shares: Readonly<Record<Verdict, number | null>> = {
  passed: 1,
  'room-to-grow': 0.5,
  partial: 0.5,
  failed: 0,
  'nothing-to-judge': 0,
  'not-applicable': null,
  'could-not-tell': null,
}
