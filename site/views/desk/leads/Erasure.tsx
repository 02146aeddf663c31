import { type ErasureView, leadPath } from '#contracts/desk.ts'
import { counted } from '#language/counts.ts'
import { fill } from '../../../content/wording.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly view: ErasureView
  readonly place: DeskPlace
}

/** Asks whether a person is to be erased, with all that goes with them. */
export function Erasure({ view: { lead }, place }: Props) {
  const { language, words } = place
  const say = words.leads.erasure
  const count = fill(counted(say.leads, lead.messages, language), { count: lead.messages })
  return (
    <form method="post" action={`${leadPath(lead.id, language)}/erase`}>
      <h1>{fill(say.heading, { name: lead.name })}</h1>
      <p className="desk-state">
        {fill(say.text, { email: lead.email })} {count} {say.lasting}
      </p>
      <p className="desk-row">
        <button type="submit" className="button desk-danger">
          {say.erase}
        </button>
        <a href={leadPath(lead.id, language)}>{say.keep}</a>
      </p>
    </form>
  )
}
