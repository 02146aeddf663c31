import { englishCount, frenchCount } from '#language/counts.ts'
import { writtenDate } from '#language/dates.ts'
import { daysBetween, latestDay } from '../../read/days.ts'
import { couldNotTell, graded, notApplicable, pageCheck } from '../check.ts'
import { isDated } from '../dated.ts'
import { freshContent } from '../sources.ts'

/** What an age wins, youngest first. Our steps: three months, six, a year, two. */
const ages = [
  { days: 90, share: 1 },
  { days: 180, share: 0.75 },
  { days: 365, share: 0.5 },
  { days: 730, share: 0.25 },
] as const

export const contentAge = pageCheck({
  id: 'content-age',
  confidence: 'estimated',
  name: { fr: 'Le contenu est récent', en: 'The content is recent' },
  why: {
    fr: 'Les pages citées par les assistants sont en moyenne 25,7 % plus récentes que celles de la recherche classique (Ahrefs, 2025, 17 millions de citations).',
    en: 'Pages cited by assistants are on average 25.7% fresher than those of classic search (Ahrefs, 2025, 17 million citations).',
  },
  sources: [freshContent],
  decide(page, site) {
    if (!isDated(page)) return notApplicable(undated)
    const day = latestDay(page, site)
    if (!day) return couldNotTell(noDate)
    const age = daysBetween(day, site.day)
    return graded(ages.find(({ days }) => age <= days)?.share ?? 0, sentence(day, age))
  },
  fix: {
    title: { fr: 'Relire et mettre à jour les pages anciennes', en: 'Review and update old pages' },
    action: {
      fr: 'Vérifiez chiffres, prix et liens, corrigez ce qui a changé, puis changez la date. Ne changez pas la date seule.',
      en: 'Check figures, prices and links, correct what has changed, then change the date. Do not change the date alone.',
    },
    effort: 'medium',
    horizonDays: 90,
  },
})

const undated = {
  fr: 'Une page de ce genre peut se passer de date.',
  en: 'A page of this kind can do without a date.',
}

const noDate = {
  fr: 'La page ne porte aucune date : son âge ne peut pas être dit.',
  en: 'The page bears no date: its age cannot be told.',
}

function sentence(day: string, age: number) {
  return {
    fr: `Dernière date de la page : ${writtenDate(day, 'fr')}, il y a ${frenchCount(age, 'jour')}.`,
    en: `Latest date of the page: ${writtenDate(day, 'en')}, ${englishCount(age, 'day')} ago.`,
  }
}
