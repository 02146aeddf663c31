import './Publisher.css'
import { Phones } from '../../../blocks/lists/AgencyFacts.tsx'
import type { Agency } from '../../../content/schemas/agency.ts'
import { fill } from '../../../content/wording.ts'
import { Facts } from '../Facts.tsx'
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
  const asked = requiredNames.map(fact => ({ name: required[fact], text: legalNotice[fact] }))
  const known = asked.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
  const missing = asked.filter(({ text }) => !text).map(({ name }) => asContinued(name))
  const facts = [
    ...rows.map(({ name, value }) => ({ name, text: value })),
    { name: phoneName, text: <Phones phones={phones} /> },
    ...known,
  ]
  return (
    <>
      <Facts items={facts} areAnswers />
      {missing.length > 0 && (
        <p className="publisher-notice">{fill(notice, { missing: missing.join(', ') })}</p>
      )}
    </>
  )
}

const requiredNames = ['form', 'registration', 'director', 'host'] as const

/** Within a sentence. */
function asContinued(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
