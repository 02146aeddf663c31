import { couldNotTell, pageCheck } from '../check.ts'
import { googlePageExperience } from '../sources.ts'

export const pageExperience = pageCheck({
  id: 'page-experience',
  confidence: 'moderate',
  name: { fr: 'La page s’affiche vite et sans sursaut', en: 'The page shows fast and without jumps' },
  why: {
    fr: "Google tient compte de la vitesse d'affichage et de la stabilité de la page (LCP, CLS) dans la recherche qui nourrit ses réponses.",
    en: 'Google takes loading speed and stability (LCP, CLS) into account in the search that feeds its answers.',
  },
  sources: [googlePageExperience],
  decide({ images }) {
    return couldNotTell({
      fr: `Non mesuré : il y faut un navigateur. Vu dans le HTML : ${images.sized} images sur ${images.count} annoncent leur taille.`,
      en: `Not measured: it takes a browser. Seen in the HTML: ${images.sized} of ${images.count} images state their size.`,
    })
  },
  fix: null,
})
