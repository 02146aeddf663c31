import { failed, pageCheck, passed, seen } from '../check.ts'
import { googleInterstitials } from '../sources.ts'

export const noWall = pageCheck({
  id: 'no-wall',
  confidence: 'estimated',
  name: { fr: 'Aucune fenêtre ne couvre le texte', en: 'No dialog covers the text' },
  why: {
    fr: 'Une fenêtre ouverte dans le HTML même, un consentement par exemple, se lit avant le texte, ou à sa place.',
    en: 'A dialog open in the HTML itself, such as a consent wall, is read before the text, or in its place.',
  },
  sources: [googleInterstitials],
  decide({ obstacles, address }) {
    if (obstacles.length === 0) return passed(clear)
    return failed(
      covered,
      obstacles.slice(0, 3).map(({ where, quote }) => seen(address, where, quote)),
    )
  },
  fix: {
    title: { fr: 'Sortir la fenêtre du HTML', en: 'Take the dialog out of the HTML' },
    action: {
      fr: 'Ouvrez la fenêtre par un script, après le chargement, ou placez-la dans un bandeau qui ne couvre pas le texte.',
      en: 'Open the dialog with a script, after loading, or place it in a banner that does not cover the text.',
    },
    effort: 'low',
  },
})

const clear = {
  fr: 'Le HTML ne contient aucune fenêtre ouverte sur le texte.',
  en: 'The HTML holds no dialog open over the text.',
}

const covered = {
  fr: 'Le HTML contient une fenêtre ouverte qui couvre le texte.',
  en: 'The HTML holds an open dialog that covers the text.',
}
