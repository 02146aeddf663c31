import './VersionMoves.css'
import { type Change, scoreEffects } from '../../content/schemas/change.ts'
import { Sign } from './Sign.tsx'
import type { ChangesWords } from './words.ts'

export interface VersionChanges {
  readonly version: string
  readonly changes: readonly Change[]
}

interface Props {
  readonly words: Pick<ChangesWords, 'effects' | 'moves'>
  /** The oldest first. */
  readonly versions: readonly VersionChanges[]
}

/** Above each version, a sign for every change that it brought to a score: the list below says them in words. */
export function VersionMoves({ words, versions }: Props) {
  return (
    <figure className="moves">
      <ol aria-hidden="true" data-markdown-ignore>
        {versions.map(({ version, changes }) => (
          <li key={version}>
            <span className="moves-signs">
              {effectsOf(changes).map(({ id, effect }) => (
                <Sign key={id} of={effect} />
              ))}
            </span>{' '}
            <b>{version}</b>
          </li>
        ))}
      </ol>
      <figcaption>
        <p>{words.moves}</p>
        <ul>
          {scoreEffects.map(effect => (
            <li key={effect}>
              <Sign of={effect} /> {words.effects[effect]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** In the order of the legend. */
function effectsOf(changes: readonly Change[]) {
  return changes
    .flatMap(({ id, effect }) => (effect ? [{ id, effect: effect.score }] : []))
    .toSorted((one, other) => scoreEffects.indexOf(one.effect) - scoreEffects.indexOf(other.effect))
}
