import { type SiteStopView, sitePath } from '#contracts/desk.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { DeskPlace } from '../place.ts'
import { hostOf } from './KeptOut.tsx'

interface Props {
  readonly view: SiteStopView
  readonly place: DeskPlace
}

/** Asks whether a site is no longer to be watched, with all that goes with it. */
export function SiteStop({ view: { site }, place: { language, words } }: Props) {
  const say = words.sites.stop
  return (
    <form method="post" action={`${sitePath(site.id, language)}/stop`}>
      <h1>{fill(say.heading, { site: hostOf(site.address) })}</h1>
      <p className="desk-state">{fill(say.text, { count: figure(site.readings.length, language) })}</p>
      <p className="desk-row">
        <button type="submit" className="button desk-danger">
          {say.stop}
        </button>
        <a href={sitePath(site.id, language)}>{say.keep}</a>
      </p>
    </form>
  )
}
