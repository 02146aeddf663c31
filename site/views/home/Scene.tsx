import './Scene.css'
import type { HomeWords } from '../Home.words.ts'

/** An answer, the sentence that it borrows, and a thread from there to the source it credits. */
export function Scene({ words }: { readonly words: HomeWords['hero']['scene'] }) {
  return (
    <figure className="scene" aria-label={words.label}>
      <div className="sheet">
        <p className="sheet-head mono">
          <span>{words.caption}</span> <span>{words.note}</span>
        </p>
        <p className="sheet-question">{words.question}</p>
        <p className="sheet-answer">
          {words.before}
          <Call number={1} /> <mark>{words.cited}</mark>
          <Call number={2} /> {words.after}
          <Call number={3} />
        </p>
      </div>
      <ol className="slips">
        {words.slips.map(({ site, page }, index) => (
          <li key={site} className={index === 1 ? 'cited' : undefined}>
            <span className="mono">
              {index + 1}
              {index === 1 && ` · ${words.citedTag}`}
            </span>{' '}
            <b>{site}</b> {page}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** A mark of the drawing: it looks like a reference and leads nowhere. */
function Call({ number }: { readonly number: number }) {
  return (
    <sup className="ref">
      <span>{number}</span>
    </sup>
  )
}
