import './Publisher.css'
import type { Agency } from '../../../content/schemas/agency.ts'
import { fill } from '../../../content/wording.ts'
import { Facts } from '../Facts.tsx'
import { PolicyPart } from '../PolicyPart.tsx'
import type { LegalWords } from './words.ts'

interface Props {
  readonly words: LegalWords['publisher']
  readonly published: Agency['legalNotice']
}

/** Who publishes the site: what is known, and in a sentence what the law asks for and is not published. */
export function Publisher({ words: { heading, rows, required, notice }, published }: Props) {
  const asked = requiredNames.map(fact => ({ name: required[fact], text: published[fact] }))
  const known = asked.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
  const missing = asked.filter(({ text }) => !text).map(({ name }) => asContinued(name))
  return (
    <PolicyPart id="publisher" heading={heading}>
      <div>
        <Facts items={[...rows.map(({ name, value }) => ({ name, text: value })), ...known]} areAnswers />
        {missing.length > 0 && (
          <p className="publisher-notice">{fill(notice, { missing: missing.join(', ') })}</p>
        )}
      </div>
    </PolicyPart>
  )
}

const requiredNames = ['form', 'registration', 'director', 'host'] as const

/** Within a sentence. */
function asContinued(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
