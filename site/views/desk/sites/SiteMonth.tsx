import './Site.css'
import type { SiteMonthView } from '#contracts/desk.ts'
import { monthOf } from '#language/dates.ts'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dateIn } from '../place.ts'
import { Changes } from './Changes.tsx'
import { Curve } from './Curve.tsx'
import { eventsOf } from './events.ts'
import { marksOf, ReadingsTable, Standing } from './Site.tsx'
import { hostOf } from './KeptOut.tsx'
import { RobotsLines } from './RobotsLines.tsx'

interface Props {
  readonly view: SiteMonthView
  readonly place: DeskPlace
}

/** One month of a watched site, on one sheet: how it stood at its end, its curve until then, and what changed. */
export function SiteMonth({ view: { site, reader, month }, place }: Props) {
  const { words, timeZone, agency } = place
  const say = words.sites.month
  const until = site.readings.filter(({ readAt }) => monthOf(readAt, timeZone) <= month)
  const readings = until.filter(({ readAt }) => monthOf(readAt, timeZone) === month)
  const events = eventsOf(until).filter(event =>
    readings.some(({ auditId }) => auditId === (event.kind === 'quiet' ? event.to : event.reading).auditId),
  )
  const marks = marksOf(events)
  return (
    <>
      <p className="site-screen">
        <a href={reader.path}>{fill(say.back, { site: hostOf(site.address) })}</a> · {say.print}
      </p>
      <h1>{fill(say.heading, { site: hostOf(site.address), month: dateIn(place, month) })}</h1>
      {readings.length === 0 ? (
        <p className="desk-empty">{say.none}</p>
      ) : (
        <>
          <Standing site={{ ...site, readings: until, isBeingRead: false }} place={place} />
          <Curve site={site} readings={until} marks={marks} place={place} />
          <Changes events={events} marks={marks} place={place} />
          <RobotsLines readings={readings} place={place} />
          <ReadingsTable readings={readings} hasRival={site.rival !== null} place={place} />
          <p className="desk-note">{fill(say.method, { agency })}</p>
        </>
      )}
    </>
  )
}
