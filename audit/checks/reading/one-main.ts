import type { Bilingual } from '#contracts/languages.ts'
import type { Landmarks } from '../../read/page/page-facts.ts'
import { graded, notApplicable, pageCheck, passed } from '../check.ts'
import { shortText } from '../linguistic.ts'
import { geo16 } from '../sources.ts'

/** The share without a `main`: labelled menus still help to find the text. Our choice. */
const withoutMain = 0.4
const others = ['nav', 'header', 'footer'] as const

export const oneMain = pageCheck({
  id: 'one-main',
  confidence: 'moderate',
  name: { fr: 'La page sépare son texte de ses menus', en: 'The page sets its text apart from its menus' },
  why: {
    fr: "Un robot qui trouve l'élément « main » sait ce qui est le texte et ce qui est le décor. Le HTML qui a du sens va de pair avec les citations (r = 0,65, GEO-16, corrélation).",
    en: 'A crawler that finds the “main” element knows what is text and what is boilerplate. Semantic HTML correlates with citations (r = 0.65, GEO-16).',
  },
  sources: [geo16],
  decide({ landmarks, text }) {
    if (landmarks.main === 1) return passed(sentence(landmarks))
    if (text.words < shortText) return notApplicable(nothing)
    return graded((withoutMain * othersIn(landmarks).length) / others.length, sentence(landmarks))
  },
  fix: {
    title: { fr: 'Entourer le texte de l’élément main', en: 'Wrap the text in the main element' },
    action: {
      fr: 'Dans le gabarit des pages, mettez le texte dans un seul « main », les menus dans « nav », l’en-tête dans « header » et le pied dans « footer ».',
      en: 'In the page template, put the text in a single “main”, menus in “nav”, the header in “header” and the footer in “footer”.',
    },
    effort: 'low',
  },
})

const nothing = {
  fr: 'La page n’a que quelques mots : elle n’a rien à séparer de ses menus.',
  en: 'The page has only a few words: it has nothing to set apart from its menus.',
}

function othersIn(landmarks: Landmarks): readonly string[] {
  return others.filter(tag => landmarks[tag] > 0)
}

function sentence(landmarks: Landmarks): Bilingual {
  const list = othersIn(landmarks).join(', ')
  return {
    fr: `${mainCount(landmarks.main).fr} ; autres repères : ${list || 'aucun'}.`,
    en: `${mainCount(landmarks.main).en}; other landmarks: ${list || 'none'}.`,
  }
}

function mainCount(count: number): Bilingual {
  if (count === 0) return { fr: "La page n'a pas d'élément « main »", en: 'The page has no “main” element' }
  if (count === 1) return { fr: 'La page a un élément « main »', en: 'The page has one “main” element' }
  return { fr: `La page a ${count} éléments « main »`, en: `The page has ${count} “main” elements` }
}
