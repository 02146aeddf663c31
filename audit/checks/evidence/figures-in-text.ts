import { englishCount, frenchCount } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import type { Block } from '../../read/page/page-facts.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { failed, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { cuesOf, expectingContent, isOfItsDay } from '../linguistic.ts'
import { isOfOnePerson } from '../one-person.ts'
import { absorption, cSeoBench, geo } from '../sources.ts'

/** In words: a shorter page has no room for figures. */
const roomForFigures = 150

export const figuresInText = pageCheck({
  id: 'figures-in-text',
  confidence: 'moderate',
  name: {
    fr: 'Le texte donne des chiffres avec leur unité ou leur date',
    en: 'The text gives figures with their unit or date',
  },
  why: {
    fr: "En laboratoire, des statistiques ajoutées à une page ont augmenté sa présence dans les réponses (+31 %, GEO, 2024, tableau 1, colonne « Overall ») ; avec plusieurs concurrents qui font de même, l'effet baisse beaucoup (C-SEO Bench, 2025).",
    en: 'In the lab, statistics added to a page raised its presence in answers (+31%, GEO, 2024, Table 1, Overall column); when several competitors do the same, the effect falls sharply (C-SEO Bench, 2025).',
  },
  sources: [geo, absorption, cSeoBench],
  decide: (page, site) =>
    expectingContent(page, () => {
      const figures = cuesOf(page, 'figure')
      const evidence = figures.slice(0, 3).map(({ block }) => seen(page.address, block.selector, block.text))
      if (figures.length > 0) return passed(sentence(figures.length, page), evidence)
      if (!sells(page) || isOfOnePerson(site.pages[0] ?? page)) return notApplicable(notExpected)
      return page.text.blocks.some(hasNumber) ? notApplicable(bare) : failed(none)
    }),
  fix: {
    title: { fr: 'Ajouter des chiffres vérifiables', en: 'Add figures that can be checked' },
    action: {
      fr: 'Donnez, pour chaque affirmation importante, le chiffre que vous pouvez prouver : sa valeur, son unité, sa date et sa source. N’inventez rien.',
      en: 'For each important claim, give the figure that you can prove: its value, unit, date and source. Invent nothing.',
    },
    effort: 'medium',
  },
})

/** Whether a page presents or sells at length what its price, its size or its years would make concrete. */
function sells(page: Page): boolean {
  const isPresenting = page.role === 'home' || page.role === 'service'
  return isPresenting && page.text.words >= roomForFigures && !isOfItsDay(page)
}

/**
 * Any number but those of a telephone, a postcode or a copyright: an hour or a version may be all that is asked. Also a
 * time in words: "over a decade", « sept années ».
 */
function hasNumber({ text }: Block): boolean {
  return /\d/u.test(text.replace(addressed, '')) || timeInWords.test(text)
}

const timeInWords =
  /(?<!\p{L})(?:(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|several) (?:years|months|weeks|days|hours|minutes)|(?:a|an|one|within the) hour|decades?|centur(?:y|ies)|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente|quarante|cinquante|plusieurs) (?:ans|années|mois|semaines|jours|heures|minutes)|(?:une|la|dans l['’]) ?heure|décennies?|siècles?)(?!\p{L})/iu

const addressed = /(?:\+?\d[\s.()-]{0,2}){8,15}|\d{5,}|©\s?\d{4}(?:\s?[–-]\s?\d{4})?/gu

const bare = {
  fr: 'La page donne des nombres, mais aucun dont nous reconnaissions l’unité ou la date.',
  en: 'The page gives numbers, but none whose unit or date we recognize.',
}

const none = {
  fr: 'Le texte ne donne aucun nombre : ni prix, ni durée, ni taille, ni année.',
  en: 'The text gives no number at all: no price, no duration, no size, no year.',
}

const notExpected = {
  fr: 'La page ne donne pas de chiffre, et une page de ce genre peut s’en passer.',
  en: 'The page gives no figure, and a page of this kind can do without.',
}

function sentence(count: number, { text }: Page) {
  const density = (1000 * count) / text.words
  return {
    fr: `${frenchCount(count, 'chiffre')} avec unité, base ou date, soit ${figure(density, 'fr')} pour 1 000 mots.`,
    en: `${englishCount(count, 'figure')} with a unit, base or date, or ${figure(density, 'en')} per 1,000 words.`,
  }
}
