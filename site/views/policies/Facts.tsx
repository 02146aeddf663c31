import './Facts.css'
import type { ReactNode } from 'react'
import { Inline } from '../../content/inline.tsx'

interface Fact {
  readonly name: string
  readonly text: ReactNode
}

interface Props {
  readonly items: readonly Fact[]
  /** Whether the texts are short answers, which then stand out instead of the names. */
  readonly areAnswers?: boolean
}

/** The essentials of a policy side by side, to be taken in at a glance. */
export function Facts({ items, areAnswers = false }: Props) {
  const pairs = items.length === 4 ? ' in-pairs' : ''
  return (
    <dl className={`facts${areAnswers ? ' are-answers' : ''}${pairs}`}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof text === 'string' ? <Inline text={text} /> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
