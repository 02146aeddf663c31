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

/** What each weighs; unfolded: its reason, how to pass it, and its sources. */
export function CheckRows({ checks, words, levels, language }: Props) {
  const isSingle = checks.length === 1 && checks.every(({ points }) => points > 0)
  return (
    <ol className={`rubric-checks ${isSingle ? 'is-single ' : ''}unfolding is-named`}>
      {checks.map(check => (
        <li key={check.id} data-weight={check.points > 0 ? 'scored' : 'unscored'}>
          <details>
            <summary>
              <h4>{check.name}</h4> <Points count={check.points} words={words} language={language} />
            </summary>
            <Detail check={check} words={words} levels={levels} language={language} />
          </details>
        </li>
      ))}
    </ol>
  )
}

/** The figure alone is seen: the head of the part says of what. */
function Points({ count, words, language }: Pick<Props, 'words' | 'language'> & { readonly count: number }) {
  if (count === 0) return <b className="rubric-points">{words.unscored}</b>
  return (
    <b className="rubric-points">
      {figure(count, language)}{' '}
      <span className="visually-hidden">
        {fill(counted(words.points, count, language), { count: '' }).trim()}
      </span>
    </b>
  )
}

/** Its anchor is inside the folded part, so that a link to it opens it. */
function Detail({
  check: { id, name, why, pass, scope, confidence, sources },
  words,
  levels,
  language,
}: Pick<Props, 'words' | 'levels' | 'language'> & { readonly check: RubricCheck }) {
  return (
    <dl id={id}>
      {words.counts[id] && (
        <div>
          <dt>{words.counted}</dt>
          <dd>{words.counts[id]}</dd>
        </div>
      )}
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
        <dd>
          {precisionOf(id, language)}. {levels[confidence]}, {words.scopes[scope]}.
        </dd>
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
