import { indexId } from '../../blocks/page/IndexLink.tsx'
import type { byLetter } from './alphabet.ts'
import type { ShownTerm } from './TermEntry.tsx'

/** The terms to start with, in large letters. */
export function Selected({ text, terms }: { readonly text: string; readonly terms: readonly ShownTerm[] }) {
  return (
    <>
      <p>{text}</p>
      <ul className="selected-terms">
        {terms.map(({ id, term }) => (
          <li key={id}>
            <a href={`#${id}`}>{term}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  readonly heading: string
  readonly letters: ReturnType<typeof byLetter<ShownTerm>>
}

export function TermIndex({ heading, letters }: Props) {
  return (
    <nav className="term-index" id={indexId} aria-label={heading}>
      <ul>
        {letters.map(({ letter, terms }) => (
          <li key={letter}>
            <a className="mono" href={`#letter-${letter}`}>
              {letter}
            </a>
            <ul>
              {terms.map(({ id, term }) => (
                <li key={id}>
                  <a href={`#${id}`}>{term}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
