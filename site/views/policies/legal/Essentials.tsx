import './Essentials.css'
import { Inline } from '../../../content/inline.tsx'
import type { LegalWords } from './words.ts'

interface Props {
  readonly rows: LegalWords['summary']['rows']
  readonly clauses: LegalWords['terms']['sections']
}

/** The terms in a few words each, which lead to the clause that binds. */
export function Essentials({ rows, clauses }: Props) {
  return (
    <dl className="essentials">
      {rows.map(({ name, value, clause }) => (
        <div key={name}>
          <dt className="mono">{name}</dt>
          <dd>
            <Inline text={value} />
          </dd>
          <dd>
            <a href={`#${clause}`}>{headingOf(clause, clauses)}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** @throws where the terms have no such clause. */
function headingOf(clause: string, clauses: Props['clauses']): string {
  const found = clauses.find(({ id }) => id === clause)
  if (!found) throw new Error(`The essentials of the terms name the clause ${clause}, which is not there.`)
  return found.heading
}
