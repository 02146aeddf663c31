import type { Bilingual } from '#contracts/languages.ts'
import { englishCount } from '#language/counts.ts'
import { between, failed, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { leftoverIn, mayBeShort, placeholderIn } from '../linguistic.ts'
import { absorption, googleAiGuide } from '../sources.ts'

/** In words: with fewer than `none`, there is no passage to quote; with `full`, there is room for several. */
const none = 20
const full = 60
/** The share of a page that says enough, with a remainder of its draft in it. */
const unpolished = 0.7

export const enoughText = pageCheck({
  id: 'enough-text',
  confidence: 'moderate',
  name: { fr: 'La page dit quelque chose', en: 'The page says something' },
  why: {
    fr: 'Un moteur ne cite que ce qui est écrit. Les pages qui pèsent dans les réponses sont plus longues que les autres (étude de 18 151 pages, 2026) ; une page qui charge encore ou qui attend son texte n’a rien à citer.',
    en: 'An engine cites only what is written. The pages that weigh in answers are longer than others (study of 18,151 pages, 2026); a page that is still loading or waits for its text has nothing to cite.',
  },
  sources: [absorption, googleAiGuide],
  decide(page) {
    if (mayBeShort(page)) return notApplicable(short)
    const waiting = placeholderIn(page)
    if (waiting) return failed(unfinished, [seen(page.address, waiting.selector, waiting.text)])
    const { words } = page.text
    const leftover = words < full ? undefined : leftoverIn(page)
    if (leftover) return graded(unpolished, draft, [seen(page.address, leftover.selector, leftover.text)])
    return graded(between(none, full, words), wordCount(words))
  },
  fix: {
    title: { fr: 'Écrire la page, ou la retirer', en: 'Write the page, or take it away' },
    action: {
      fr: 'Dites ce que la page annonce en quelques phrases complètes, dans le HTML envoyé. Ce qui n’a rien à dire rejoint une autre page.',
      en: 'Say what the page announces in a few complete sentences, in the HTML as sent. What has nothing to say joins another page.',
    },
    effort: 'medium',
    horizonDays: 60,
  },
})

const short = {
  fr: 'Une liste, un formulaire ou une page de règles peut être courte.',
  en: 'A list, a form or a page of rules may be short.',
}

const unfinished = {
  fr: 'La page montre un texte provisoire à la place du sien.',
  en: 'The page shows a placeholder in the place of its text.',
}

const draft = {
  fr: 'Un reste de brouillon se lit dans la page.',
  en: 'A remainder of a draft can be read in the page.',
}

function wordCount(words: number): Bilingual {
  return {
    fr: `Le texte principal compte ${words < 2 ? `${words} mot` : `${words} mots`}.`,
    en: `The main text has ${englishCount(words, 'word')}.`,
  }
}
