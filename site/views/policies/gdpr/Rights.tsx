import './Rights.css'
import { RightDrawing } from './RightDrawing.tsx'
import type { GdprWords } from './words.ts'

/** Each right under what it does to the record of a person. */
export function Rights({ heading, lead, items, ...words }: GdprWords['rights']) {
  return (
    <>
      <div className="rights-head">
        <h2 id="rights">{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className="rights">
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <RightDrawing of={id} words={words} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
