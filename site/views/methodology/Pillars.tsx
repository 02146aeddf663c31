import './Pillars.css'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { Rubric } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import type { MethodologyWords } from './words.ts'

interface Props {
  readonly words: MethodologyWords['pillars']
  readonly rubric: Rubric
  readonly language: Language
}

/** The pillars of the rubric, each with its weight at its place among all points, the reason for it, and a link to its checks. */
export function Pillars({ words, rubric, language }: Props) {
  const places = endToEnd(rubric.pillars.map(pillar => ({ ...pillar, size: pillar.points })))
  return (
    <>
      <Paragraph text={words.text} />
      <ol className="pillars">
        {places.map(({ part: pillar, start, length }) => (
          <li key={pillar.id} id={`pillar-${pillar.id}`}>
            <span className="pillar-letter mono">{pillar.id}</span>
            <h3>{pillar.name}</h3>
            <p className="pillar-points">{points(pillar.points, words, language)}</p>
            <svg className="pillar-bar" width="100%" height="10" aria-hidden="true">
              <rect x={start} width={length} height="10" />
            </svg>
            <HeadFold name={pillar.name}>
              <p className="pillar-reason">
                <Inline text={words.reasons[pillar.id]} /> {pillar.points === 0 && words.withoutPoints}
              </p>
              <p className="pillar-checks">
                <a href={`${pathOf('scorecard', language)}#pillar-${pillar.id}`}>
                  {fill(counted(words.checks, pillar.checks.length, language), {
                    count: pillar.checks.length,
                  })}
                  <span className="visually-hidden"> ({pillar.name})</span>
                </a>
              </p>
            </HeadFold>
          </li>
        ))}
      </ol>
      <Paragraph text={words.unscored} />
    </>
  )
}

function points(count: number, words: Props['words'], language: Language): string {
  return fill(counted(words.points, count, language), { count: figure(count, language) })
}
