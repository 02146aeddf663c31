import './Facts.css'
import { Skipped } from '../../blocks/passages/RobotSheet.tsx'
import { Inline } from '../../content/inline.tsx'

interface Fact {
  readonly name: string
  readonly text: string
  /** Whether its text only says that there is none yet. */
  readonly isMissing?: boolean
}

interface Props {
  readonly items: readonly Fact[]
  /** Whether the texts are short answers, which then stand out instead of the names. */
  readonly areAnswers?: boolean
}

/** The essentials of a policy side by side, to be taken in at a glance. */
export function Facts({ items, areAnswers = false }: Props) {
  return (
    <dl className={areAnswers ? 'facts are-answers' : 'facts'}>
      {items.map(({ name, text, isMissing }) => (
        <div key={name} className={isMissing ? 'is-missing' : undefined}>
          <dt>{name}</dt>
          <dd>{isMissing ? <Skipped>{text}</Skipped> : <Inline text={text} />}</dd>
        </div>
      ))}
    </dl>
  )
}
