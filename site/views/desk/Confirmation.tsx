import { type ErasureView, leadPath, type SiteStopView, sitePath } from '#contracts/desk.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import type { DeskPlace } from './place.ts'
import { hostOf } from './sites/KeptOut.tsx'

interface Asked<View> {
  readonly view: View
  readonly place: DeskPlace
}

/** Asks whether a person is to be erased, with all that goes with them. */
export function Erasure({ view: { lead }, place: { language, words } }: Asked<ErasureView>) {
  const { heading, text, leads, lasting, erase, keep } = words.leads.erasure
  const count = fill(counted(leads, lead.messages, language), { count: lead.messages })
  return (
    <Confirmation
      heading={fill(heading, { name: lead.name })}
      text={`${fill(text, { email: lead.email })} ${count} ${lasting}`}
      action={{ path: `${leadPath(lead.id, language)}/erase`, words: erase }}
      back={{ path: leadPath(lead.id, language), words: keep }}
    />
  )
}

/** Asks whether a site is no longer to be watched, with all that goes with it. */
export function SiteStop({ view: { site }, place: { language, words } }: Asked<SiteStopView>) {
  const { heading, text, stop, keep } = words.sites.stop
  return (
    <Confirmation
      heading={fill(heading, { site: hostOf(site.address) })}
      text={fill(text, { count: figure(site.readings.length, language) })}
      action={{ path: `${sitePath(site.id, language)}/stop`, words: stop }}
      back={{ path: sitePath(site.id, language), words: keep }}
    />
  )
}

interface ConfirmationProps {
  readonly heading: string
  readonly text: string
  readonly action: { readonly path: string; readonly words: string }
  readonly back: { readonly path: string; readonly words: string }
}

function Confirmation({ heading, text, action, back }: ConfirmationProps) {
  return (
    <form method="post" action={action.path}>
      <h1>{heading}</h1>
      <p className="desk-state">{text}</p>
      <p className="desk-row">
        <button type="submit" className="button desk-danger">
          {action.words}
        </button>
        <a href={back.path}>{back.words}</a>
      </p>
    </form>
  )
}
