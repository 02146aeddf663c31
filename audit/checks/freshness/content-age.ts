import { englishCount, frenchCount } from '#language/counts.ts'
import { writtenDate } from '#language/dates.ts'
import { daysBetween, latestDay } from '../../read/days.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { lexicons, plain } from '../../read/text/lexicon/index.ts'
import { couldNotTell, failed, notApplicable, pageCheck, passed } from '../check.ts'
import { isDated } from '../dated.ts'
import { freshContent } from '../sources.ts'

/** In days. No page is old before a year; after two, one that should be kept up to date is. Our choice. */
const fresh = 365
const stale = 730

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
    if (age <= fresh) return passed(sentence(day, age))
    // A history, an essay or an issue of a newsletter may be old.
    return age > stale && isKept(page) ? failed(sentence(day, age)) : couldNotTell(maybeOld(day, age))
  },
  fix: {
    title: { fr: 'Relire et mettre à jour les pages anciennes', en: 'Review and update old pages' },
    action: {
      fr: 'Vérifiez chiffres, prix et liens, corrigez ce qui a changé, puis changez la date. Ne changez pas la date seule.',
      en: 'Check figures, prices and links, correct what has changed, then change the date. Do not change the date alone.',
    },
    effort: 'medium',
  },
})

/** A guide, a price list or a comparison must be kept up to date. */
function isKept({ head, headings, language }: Page): boolean {
  const lexicon = language.read && lexicons[language.read]
  const heading = headings.find(({ level }) => level === 1)?.text ?? ''
  return lexicon !== null && [head.titles[0] ?? '', heading].some(text => lexicon.kept.test(plain(text)))
}

const undated = {
  fr: 'Une page de ce genre peut se passer de date.',
  en: 'A page of this kind can do without a date.',
}

const noDate = {
  fr: 'La page ne porte aucune date : son âge ne peut pas être dit.',
  en: 'The page bears no date: its age cannot be told.',
}

function maybeOld(day: string, age: number) {
  const { fr, en } = sentence(day, age)
  return {
    fr: `${fr} Une machine ne peut pas dire si ce sujet a vieilli : relisez la page.`,
    en: `${en} A machine cannot tell whether this subject has aged: read the page again.`,
  }
}

function sentence(day: string, age: number) {
  return {
    fr: `Dernière date de la page : ${writtenDate(day, 'fr')}, il y a ${frenchCount(age, 'jour')}.`,
    en: `Latest date of the page: ${writtenDate(day, 'en')}, ${englishCount(age, 'day')} ago.`,
  }
}
