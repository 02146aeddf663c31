import { writtenDate } from '#language/dates.ts'
import { datePatch } from '../../fixes/date-patch.ts'
import { isForMachines, isSameDay, latest, ownDates, shownDay } from '../../read/days.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { isDated } from '../dated.ts'
import { entryOf } from '../search/in-sitemap.ts'
import { freshContent, geo16 } from '../sources.ts'

/** What each part wins: a date people see, one machines read, and that they say the same. */
const parts = { visible: 0.5, machine: 0.25, agreement: 0.25 } as const

export const datesAgree = pageCheck({
  id: 'dates-agree',
  confidence: 'moderate',
  name: { fr: 'La page est datée, et ses dates concordent', en: 'The page is dated, and its dates agree' },
  why: {
    fr: "Les pages citées portent plus souvent une date claire (r = 0,68 pour métadonnées et fraîcheur, GEO-16, corrélation). HTTP « Last-Modified » n'est pas compté : il date souvent la mise en ligne du site.",
    en: 'Cited pages more often bear a clear date (r = 0.68 for metadata and freshness, GEO-16, a correlation). HTTP “Last-Modified” is not counted: it often dates a deployment.',
  },
  sources: [geo16, freshContent],
  decide(page, site) {
    if (!isDated(page)) return notApplicable(undated)
    const days = daysOf(page, site)
    const share =
      (days.visible ? parts.visible : 0) +
      (days.machine ? parts.machine : 0) +
      (agree(days) ? parts.agreement : 0)
    return graded(
      share,
      sentence(days),
      ownDates(page)
        .slice(0, 4)
        .map(({ where, quote }) => seen(page.address, where, quote)),
    )
  },
  fix: {
    title: {
      fr: 'Dater la page, pour les gens et les machines',
      en: 'Date the page, for people and machines',
    },
    action: {
      fr: 'Écrivez « Mis à jour le… » près du titre dans une balise time, et la même date dans dateModified (JSON-LD) et dans le plan du site.',
      en: 'Write “Updated on…” near the heading in a time tag, and the same date in dateModified (JSON-LD) and in the sitemap.',
    },
    effort: 'low',
    horizonDays: 60,
    patch: datePatch,
  },
})

const undated = {
  fr: 'Une page de ce genre peut se passer de date.',
  en: 'A page of this kind can do without a date.',
}

interface Days {
  readonly visible: string | null
  readonly machine: string | null
  readonly sitemap: string | null
}

function daysOf(page: Page, { sitemap }: Site): Days {
  const forMachines = ownDates(page).filter(isForMachines)
  return {
    visible: shownDay(page),
    machine: latest(forMachines.map(({ day }) => day)),
    sitemap: entryOf(page, sitemap.entries)?.modified ?? null,
  }
}

/** A single date has nothing to agree with. */
function agree({ visible, machine, sitemap }: Days): boolean {
  const days = [visible, machine, sitemap].filter(day => day !== null).sort()
  const [first] = days
  const last = days.at(-1)
  return days.length > 1 && first !== undefined && last !== undefined && isSameDay(first, last)
}

function sentence(days: Days) {
  const french = (day: string | null) => (day ? writtenDate(day, 'fr') : 'aucune')
  const english = (day: string | null) => (day ? writtenDate(day, 'en') : 'none')
  return {
    fr: `Date visible : ${french(days.visible)} ; pour les machines : ${french(days.machine)} ; plan du site : ${french(days.sitemap)}.`,
    en: `Visible date: ${english(days.visible)}; for machines: ${english(days.machine)}; sitemap: ${english(days.sitemap)}.`,
  }
}
