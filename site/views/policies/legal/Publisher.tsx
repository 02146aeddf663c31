import './Publisher.css'
import '../Facts.css'
import type { ReactNode } from 'react'
import { Phones } from '../../../blocks/lists/AgencyFacts.tsx'
import { Inline } from '../../../content/inline.tsx'
import type { Agency } from '../../../content/schemas/agency.ts'
import { fill } from '../../../content/wording.ts'
import type { LegalWords } from './words.ts'

interface Props extends Pick<Agency, 'phones' | 'legalNotice'> {
  readonly words: Pick<LegalWords['publisher'], 'rows' | 'phones' | 'required' | 'notice'>
}

/** Who publishes the site: what is known, and in a sentence what the law asks for and is not published. */
export function Publisher({
  words: { rows, phones: phoneName, required, notice },
  phones,
  legalNotice,
}: Props) {
  const asked = requiredNames.map(fact => ({ name: required[fact], value: legalNotice[fact] }))
  const known = asked.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
  const missing = asked.filter(({ value }) => !value).map(({ name }) => asContinued(name))
  return (
    <>
      <dl className="facts are-answers publisher">
        {rows.map(row => (
          <Fact key={row.name} name={row.name}>
            <Inline text={row.value} />
          </Fact>
        ))}
        <Fact name={phoneName}>
          <Phones phones={phones} />
        </Fact>
        {known.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="publisher-notice">{fill(notice, { missing: missing.join(', ') })}</p>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const requiredNames = ['form', 'registration', 'director', 'host'] as const

/** Within a sentence. */
function asContinued(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
