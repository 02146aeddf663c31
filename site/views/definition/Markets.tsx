import './Markets.css'
import { Degree } from '../../blocks/data/Degree.tsx'
import { Inline } from '../../content/inline.tsx'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly engines: NonNullable<DefinitionWords['sections'][number]['markets']>
}

/** For each engine the countries where its ads are sold, shown or announced, each with a sign; where none is, a hole. */
export function Markets({ engines }: Props) {
  return (
    <dl className="markets">
      {engines.map(({ name, when, groups }) => (
        <div key={name}>
          <dt>
            {name} <span className="mono">{when}</span>
          </dt>
          {groups.map(({ degree, label, names }) => (
            <dd key={label} className={names ? undefined : 'is-nowhere'}>
              <span className="mono">
                <Inline text={label} />
              </span>{' '}
              {names?.map((country, index) => (
                <span key={country} className="market">
                  <Degree of={degree} /> <Inline text={country} />
                  {index < names.length - 1 && <span className="visually-hidden">,</span>}
                </span>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
