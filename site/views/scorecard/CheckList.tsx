import './CheckList.css'
import { Fragment } from 'react'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { precisionOf } from '../../content/precision.ts'
import type { RubricCheck } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import type { ScorecardWords } from './words.ts'

interface Props {
  readonly checks: readonly RubricCheck[]
  readonly words: ScorecardWords['checks']
  readonly levels: BlockLabels['confidence']
  readonly language: Language
}

/** The checks of a pillar, each with an anchor, its weight, its reason, how to pass it, and its sources. */
export function CheckList({ checks, words, levels, language }: Props) {
  return (
    <ol className="rubric-checks">
      {checks.map(({ id, name, why, pass, scope, points, confidence, sources }) => (
        <li key={id} id={id}>
          <p className="rubric-points">{weight(points, words, language)}</p>
          <h3>
            <a href={pathOf(`check-${id}`, language)}>{name}</a>
          </h3>
          <p className="rubric-facts mono">
            {levels[confidence]} · {words.scopes[scope]} · {precisionOf(id, language)}
          </p>
          <dl>
            <div>
              <dt>{words.why}</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>{words.pass}</dt>
              <dd>{pass ?? words.noAdvice}</dd>
            </div>
            <div>
              <dt>{words.sources}</dt>
              <dd>
                {sources.map(({ title, url }) => (
                  <Fragment key={url}>
                    <a href={url} lang="en">
                      {title}
                    </a>{' '}
                  </Fragment>
                ))}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

function weight(points: number, words: Props['words'], language: Language): string {
  if (points === 0) return words.unscored
  return fill(counted(words.points, points, language), { count: figure(points, language) })
}
