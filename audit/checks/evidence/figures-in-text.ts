import { englishCount, frenchCount } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { cuesOf, expectingContent, isExpected } from '../linguistic.ts'
import { absorption, cSeoBench, geo } from '../sources.ts'

/**
 * Figures per 1,000 words for all points: one in about every twenty-fifth sentence. An editorial choice: no study
 * gives a number, and three would fail pages that a reader of labelled pages found good.
 */
const enough = 2
/** In a text of any length: two figures are no accident. Our choice. */
const several = 2
/** In words: a shorter page has no room for several figures. */
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
  decide: page =>
    expectingContent(page, () => {
      const figures = cuesOf(page, 'figure')
      const density = (1000 * figures.length) / page.text.words
      if (figures.length === 0 && !isExpected(page, roomForFigures)) return notApplicable(notExpected)
      const evidence = figures.slice(0, 3).map(({ block }) => seen(page.address, block.selector, block.text))
      const share = figures.length >= several ? 1 : density / enough
      return graded(share, sentence(figures.length, density), evidence)
    }),
  fix: {
    title: { fr: 'Ajouter des chiffres vérifiables', en: 'Add figures that can be checked' },
    action: {
      fr: 'Donnez, pour chaque affirmation importante, le chiffre que vous pouvez prouver : sa valeur, son unité, sa date et sa source. N’inventez rien.',
      en: 'For each important claim, give the figure that you can prove: its value, unit, date and source. Invent nothing.',
    },
    effort: 'medium',
    horizonDays: 60,
  },
})

const notExpected = {
  fr: 'La page ne donne pas de chiffre, et une page de ce genre peut s’en passer.',
  en: 'The page gives no figure, and a page of this kind can do without.',
}

function sentence(count: number, density: number) {
  return {
    fr: `${frenchCount(count, 'chiffre')} avec unité, base ou date, soit ${figure(density, 'fr')} pour 1 000 mots.`,
    en: `${englishCount(count, 'figure')} with a unit, base or date, or ${figure(density, 'en')} per 1,000 words.`,
  }
}
