import './Verdicts.css'
import type { Language } from '#contracts/languages.ts'
import { VerdictTag } from '../audit-report/Tag.tsx'
import { type MethodologyWords, verdicts } from './words.ts'

interface Props {
  readonly words: MethodologyWords['arithmetic']['verdicts']
  readonly language: Language
}

/** The verdicts of a check as a report shows them, each with what it does to the points. */
export function Verdicts({ words, language }: Props) {
  return (
    <dl className="verdicts">
      {verdicts.map(verdict => (
        <div key={verdict}>
          <dt>
            <VerdictTag verdict={verdict} language={language} />
          </dt>
          <dd>{words[verdict]}</dd>
        </div>
      ))}
    </dl>
  )
}
