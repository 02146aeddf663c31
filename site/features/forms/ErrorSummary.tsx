import { useEffect, useRef } from 'react'
import { type FormContext, fieldId } from './Field.tsx'
import { summaryTitle } from './words.ts'

/** What there is to fix, on top of the form: takes the focus, and leads to each field. */
export function ErrorSummary<Name extends string>({ of }: { readonly of: FormContext<Name> }) {
  const box = useRef<HTMLElement>(null)
  const { problems } = of.state
  // A new list means a new attempt, even when it names the same fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is the signal
  useEffect(() => box.current?.focus(), [problems])
  if (problems.length === 0) return null
  return (
    <section className="error-summary" ref={box} tabIndex={-1} aria-labelledby={`${of.id}-summary`}>
      <h2 id={`${of.id}-summary`}>{summaryTitle(problems.length, of.words)}</h2>
      <ul>
        {of.problems.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${fieldId(of.id, field)}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
