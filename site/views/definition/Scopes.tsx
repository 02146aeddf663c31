import './Scopes.css'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<DefinitionWords['confusions']['scopes']>
}

/** What each word covers, as a bar under the kinds of systems that it is about: the widest one over all of them. */
export function Scopes({ words: { caption, systems, terms } }: Props) {
  return (
    <figure className="drawing scopes">
      <figcaption>{caption}</figcaption>
      <div className="scopes-ground">
        {systems.map(name => (
          <p key={name} className="mono" aria-hidden="true" data-markdown-ignore>
            {name}
          </p>
        ))}
        <dl>
          {terms.map(({ name, over, text }) => (
            <div key={text} className={`is-over-${over}`}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  )
}
