import { writtenDate } from '#language/dates.ts'
import { isForMachines, isSameDay, isShown, latest, ownDates } from '../../read/days.ts'
import type { DateFact } from '../../read/page/page-facts.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { lexicons, plain } from '../../read/text/lexicon/index.ts'
import { couldNotTell, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { entryOf } from '../search/in-sitemap.ts'
import { freshContent, geo16 } from '../sources.ts'

/** The share of each part: a date that people see, and no date for machines that contradicts it. */
const parts = { visible: 0.5, agreement: 0.5 } as const

/** In words: a shorter article is a notice, or a page that links to one. */
const roomForDate = 150

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
    if (page.role !== 'article' || page.text.words < roomForDate) return notApplicable(undated)
    const days = daysOf(page, site)
    if (days.visible.length === 0 && page.language.read === null) return couldNotTell(otherLanguage)
    const isSeen = days.visible.length > 0 || showsMonth(page)
    const share = (isSeen ? parts.visible : 0) + (contradict(days) ? 0 : parts.agreement)
    const isDated = isSeen || days.machine.length > 0
    return graded(isDated ? share : 0, sentence(days), datesOf(page))
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
  },
})

const undated = {
  fr: 'Seuls les articles sont attendus datés.',
  en: 'Only articles are expected to bear a date.',
}

const otherLanguage = {
  fr: 'Ce contrôle lit les dates en français et en anglais ; la page est dans une autre langue.',
  en: 'This check reads dates in French and English; the page is in another language.',
}

interface Days {
  readonly visible: readonly string[]
  readonly machine: readonly string[]
  readonly sitemap: string | null
}

function daysOf(page: Page, { sitemap }: Site): Days {
  const dates = ownDates(page)
  const days = (chosen: readonly DateFact[]) => chosen.map(({ day }) => day)
  return {
    visible: days(dates.filter(isShown)),
    machine: days(dates.filter(isForMachines)),
    sitemap: entryOf(page, sitemap.entries)?.modified ?? null,
  }
}

/** Whether no date for readers is also given to machines. Without either, there is nothing to contradict. */
function contradict({ visible, machine }: Days): boolean {
  const isForBoth = (day: string) => machine.some(other => isSameDay(day, other))
  return visible.length > 0 && machine.length > 0 && !visible.some(isForBoth)
}

/** An article may be dated by its month alone, near its title. */
function showsMonth({ text, language }: Page): boolean {
  const lexicon = language.read && lexicons[language.read]
  const parts = [...text.blocks, ...text.skipped].toSorted((one, other) => one.order - other.order)
  return (
    lexicon !== null && parts.slice(0, firstParts).some(part => lexicon.monthAndYear.test(plain(part.text)))
  )
}

const firstParts = 12

function datesOf(page: Page) {
  const dates = ownDates(page).slice(0, 4)
  return dates.map(({ where, quote }) => seen(page.address, where, quote))
}

function sentence(days: Days) {
  const [visible, machine] = [latest(days.visible), latest(days.machine)]
  const french = (day: string | null) => (day ? writtenDate(day, 'fr') : 'aucune')
  const english = (day: string | null) => (day ? writtenDate(day, 'en') : 'none')
  return {
    fr: `Date visible : ${french(visible)} ; pour les machines : ${french(machine)} ; plan du site : ${french(days.sitemap)}.`,
    en: `Visible date: ${english(visible)}; for machines: ${english(machine)}; sitemap: ${english(days.sitemap)}.`,
  }
}
