import './Pillars.css'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { PartsRuler } from '../../blocks/data/PartsRuler.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { Rubric } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import type { MethodologyWords } from './words.ts'

interface Props {
  readonly words: MethodologyWords['pillars']
  /** Why some have no points. */
  readonly advised: string
  readonly rubric: Rubric
  readonly language: Language
}

/** The pillars of the rubric: all their points on one ruler, then each with the reason for its weight and a link to its checks. */
export function Pillars({ words, advised, rubric, language }: Props) {
  return (
    <>
      <Paragraph text={words.text} />
      <Paragraph text={advised} />
      <PartsRuler
        parts={rubric.pillars.map(({ id, points: size }) => ({ id, letter: id, size }))}
        caption={words.ruler}
      />
      <ol className="pillars">
        {rubric.pillars.map(pillar => (
          <li key={pillar.id} id={`pillar-${pillar.id}`}>
            <span className="pillar-letter mono">{pillar.id}</span>
            <h3>{pillar.name}</h3>
            <p className="pillar-points">{points(pillar.points, words, language)}</p>
            <HeadFold name={pillar.name}>
              <p className="pillar-reason">
                <Inline text={words.reasons[pillar.id]} />
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
