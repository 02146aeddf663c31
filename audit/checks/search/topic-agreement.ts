import type { Page } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { mayBeShort } from '../linguistic.ts'
import { convincingEvidence, schemaCitation } from '../sources.ts'

export const topicAgreement = pageCheck({
  id: 'topic-agreement',
  confidence: 'moderate',
  name: {
    fr: 'Le titre, le titre principal et la description annoncent le sujet',
    en: 'Title, main heading and description announce the subject',
  },
  why: {
    fr: 'Avant de citer, un moteur cherche. Dans une étude de 730 citations, le rang dans la recherche est ce qui va le mieux avec elles (chaque place perdue : rapport de cotes 0,76, Fischman, 2026).',
    en: 'Before it cites, an engine searches. In a study of 730 citations, search rank is what correlates best with them (each place lost: odds ratio 0.76, Fischman, 2026).',
  },
  sources: [schemaCitation, convincingEvidence],
  decide: page => (mayBeShort(page) ? notApplicable(unasked) : judge(page)),
  fix: {
    title: { fr: 'Nommer le sujet aux trois endroits', en: 'Name the subject in all three places' },
    action: {
      fr: 'Dites le sujet de la page dans la balise title, dans le h1 et dans la description.',
      en: 'Say the subject of the page in the title tag, the h1 and the description.',
    },
    effort: 'low',
  },
})

/** The same subject may be named in other words: only an empty place is a fault. */
function judge(page: Page) {
  const places = placesOf(page)
  const poor = places.filter(({ text }) => text === '')
  if (poor.length === places.length) return failed(noTopic)
  return graded(
    (places.length - poor.length) / places.length,
    sentence(poor),
    poor.map(({ where, text }) => seen(page.address, where, text)),
  )
}

interface Place {
  readonly where: string
  readonly fr: string
  readonly en: string
  readonly text: string
}

function placesOf({ head, headingsInMarkup }: Page): readonly Place[] {
  return [
    { where: 'title', fr: 'la balise title', en: 'the title tag', text: head.titles[0] ?? '' },
    {
      where: 'h1',
      fr: 'le titre principal',
      en: 'the main heading',
      text: headingsInMarkup.find(({ level, text }) => level === 1 && text !== '')?.text ?? '',
    },
    {
      where: 'meta[name=description]',
      fr: 'la description',
      en: 'the description',
      text: head.description ?? '',
    },
  ]
}

const unasked = {
  fr: 'Une liste, un formulaire ou une page de règles n’a pas à annoncer son sujet partout.',
  en: 'A list, a form or a page of rules need not announce its subject everywhere.',
}

const noTopic = {
  fr: "La page n'a ni title ni titre principal : son sujet n'est dit nulle part.",
  en: 'The page has neither title nor main heading: its subject is said nowhere.',
}

function sentence(poor: readonly Place[]) {
  if (poor.length === 0) {
    return {
      fr: 'Le sujet est dit aux trois endroits où les moteurs le cherchent.',
      en: 'The subject is said in the three places where engines look for it.',
    }
  }
  return {
    fr: `${list(poor, 'fr')} ${poor.length > 1 ? 'manquent' : 'manque'}.`,
    en: `${list(poor, 'en')} ${poor.length > 1 ? 'are' : 'is'} missing.`,
  }
}

function list(places: readonly Place[], language: 'fr' | 'en'): string {
  const names = places.map(place => place[language]).join(language === 'fr' ? ' et ' : ' and ')
  return names.charAt(0).toUpperCase() + names.slice(1)
}
