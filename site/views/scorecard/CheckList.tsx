import '../../blocks/lists/Unfolding.css'
import '../../blocks/lists/NamedUnfolding.css'
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
  /** The points of the heaviest check of the rubric: all bars have its scale. */
  readonly heaviest: number
  readonly words: ScorecardWords['checks']
  readonly levels: BlockLabels['confidence']
  readonly language: Language
}

/** The checks of a pillar: those with points, and, folded into one line, those without. */
export function CheckList({ checks, ...rest }: Props) {
  const scored = checks.filter(({ points }) => points > 0)
  const unscored = checks.filter(({ points }) => points === 0)
  return (
    <>
      {scored.length > 0 && <CheckRows {...rest} checks={scored} />}
      {unscored.length > 0 && (
        <details className="rubric-unscored" data-weight="unscored">
          <summary>
            {fill(counted(rest.words.unscoredCount, unscored.length, rest.language), {
              count: unscored.length,
            })}
          </summary>
          <CheckRows {...rest} checks={unscored} />
        </details>
      )}
    </>
  )
}

/** What each weighs; unfolded, its reason, how to pass it, and its sources. */
export function CheckRows({ checks, heaviest, words, levels, language }: Props) {
  return (
    <ol className="rubric-checks unfolding is-named">
      {checks.map(check => (
        <li key={check.id} data-weight={check.points > 0 ? 'scored' : 'unscored'}>
          <details>
            <summary>
              <h3>{check.name}</h3>
              <span className="rubric-facts mono">
                {levels[check.confidence]} · {words.scopes[check.scope]}
              </span>{' '}
              {check.points > 0 && (
                <svg
                  className={`rubric-bar is-${check.confidence}`}
                  width="100%"
                  height="10"
                  aria-hidden="true"
                >
                  <rect width={`${(100 * check.points) / heaviest}%`} height="10" />
                </svg>
              )}
              <b className="rubric-points">{weight(check.points, words, language)}</b>
            </summary>
            <Detail check={check} words={words} language={language} />
          </details>
        </li>
      ))}
    </ol>
  )
}

/** Its anchor is inside the folded part, so that a link to it opens it. */
function Detail({
  check: { id, name, why, pass, sources },
  words,
  language,
}: Pick<Props, 'words' | 'language'> & { readonly check: RubricCheck }) {
  return (
    <dl id={id}>
      <div>
        <dt>{words.why}</dt>
        <dd>{why}</dd>
      </div>
      <div>
        <dt>{words.pass}</dt>
        <dd>{pass ?? words.noAdvice}</dd>
      </div>
      <div>
        <dt>{words.precision}</dt>
        <dd>{precisionOf(id, language)}.</dd>
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
      <div>
        <dt>{words.more}</dt>
        <dd>
          <a href={pathOf(`check-${id}`, language)}>{name}</a>
        </dd>
      </div>
    </dl>
  )
}

function weight(points: number, words: Props['words'], language: Language): string {
  if (points === 0) return words.unscored
  return fill(counted(words.points, points, language), { count: figure(points, language) })
}
