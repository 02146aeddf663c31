import { figure } from '#language/numbers.ts'
import type { PageRendering } from '../../read/page/rendering.ts'
import { between, couldNotTell, graded, pageCheck } from '../check.ts'
import { googlePageExperience } from '../sources.ts'
import { unrenderedWords } from '../unrendered.ts'

/** Google's thresholds: good up to the first, poor from the second. Milliseconds for LCP. */
const largestPaint = { good: 2_500, poor: 4_000 } as const
const layoutShift = { good: 0.1, poor: 0.25 } as const

export const pageExperience = pageCheck({
  id: 'page-experience',
  confidence: 'moderate',
  name: { fr: 'La page s’affiche vite, sans décalage', en: 'The page loads fast and does not shift' },
  why: {
    fr: "Google tient compte de la vitesse d'affichage et de la stabilité de la page (LCP, CLS) dans la recherche qui nourrit ses réponses.",
    en: 'Google takes loading speed and stability (LCP, CLS) into account in the search that feeds its answers.',
  },
  sources: [googlePageExperience],
  decide({ images, rendering, unrendered }) {
    if (rendering) return measured(rendering)
    const why = unrenderedWords[unrendered ?? 'failed']
    return couldNotTell({
      fr: `Non mesuré : ${why.fr}. Vu dans le HTML : ${images.sized} images sur ${images.count} annoncent leur taille.`,
      en: `Not measured: ${why.en}. Seen in the HTML: ${images.sized} of ${images.count} images state their size.`,
    })
  },
  fix: null,
})

/** Each of the two figures counts for half; one that the browser did not measure is left out. */
function measured({ largestPaintMs, layoutShift: shift }: PageRendering) {
  const shares = [
    largestPaintMs === null ? [] : [between(largestPaint.poor, largestPaint.good, largestPaintMs)],
    shift === null ? [] : [between(layoutShift.poor, layoutShift.good, shift)],
  ].flat()
  if (shares.length === 0) return couldNotTell(nothingPainted)
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length
  const seconds = largestPaintMs === null ? null : Math.round(largestPaintMs / 100) / 10
  return graded(share, {
    fr: `Mesuré une fois, sans bridage : plus grand élément affiché ${seconds === null ? 'non mesuré' : `en ${figure(seconds, 'fr')} s`}, décalages ${shift === null ? 'non mesurés' : figure(shift, 'fr', 2)} (seuils : 2,5 s et 0,1).`,
    en: `Measured once, unthrottled: largest element shown ${seconds === null ? 'not measured' : `in ${figure(seconds, 'en')} s`}, shifts ${shift === null ? 'not measured' : figure(shift, 'en', 2)} (thresholds: 2.5 s and 0.1).`,
  })
}

const nothingPainted = {
  fr: "Non mesuré : le navigateur n'a rien affiché de mesurable.",
  en: 'Not measured: the browser showed nothing that can be measured.',
}
