import type { Page } from '../../read/site/site-facts.ts'
import type { Lexicon } from '../../read/text/lexicon/index.ts'
import { termsOf } from '../../read/text/terms.ts'
import { failed, graded, pageCheck, seen } from '../check.ts'
import { readingWords } from '../linguistic.ts'
import { convincingEvidence, schemaCitation } from '../sources.ts'

/** A shorter paragraph is a date or a signature. */
const shortestParagraph = 12
/** A place that says half of the topic's words agrees; one that says any of them half agrees. */
const mostWords = 0.5

export const topicAgreement = pageCheck({
  id: 'topic-agreement',
  confidence: 'moderate',
  name: {
    fr: 'Titre, titre principal, description et premier paragraphe annoncent le même sujet',
    en: 'Title, main heading, description and first paragraph are about the same subject',
  },
  why: {
    fr: 'Avant de citer, un moteur cherche. Dans une étude de 730 citations, le rang dans la recherche est ce qui va le mieux avec elles (chaque place perdue : rapport de cotes 0,76, Fischman, 2026).',
    en: 'Before it cites, an engine searches. In a study of 730 citations, search rank is what goes best with them (each place lost: odds ratio 0.76, Fischman, 2026).',
  },
  sources: [schemaCitation, convincingEvidence],
  decide: page => readingWords(page, lexicon => judge(page, lexicon), 30),
  fix: {
    title: { fr: 'Nommer le sujet aux quatre endroits', en: 'Name the subject in all four places' },
    action: {
      fr: 'Reprenez les mots du sujet dans la balise title, le h1, la description et la première phrase de la page.',
      en: "Use the subject's words in the title tag, the h1, the description and the first sentence of the page.",
    },
    effort: 'low',
    horizonDays: 30,
  },
})

function judge(page: Page, lexicon: Lexicon) {
  if (page.topic.length === 0) return failed(noTopic)
  const places = placesOf(page).map(place => ({
    ...place,
    share: agreement(page.topic, termsOf(place.text, lexicon)),
  }))
  const share = places.reduce((sum, place) => sum + place.share, 0) / places.length
  const poor = places.filter(place => place.share < 1)
  return graded(
    share,
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

function placesOf({ head, headings, text }: Page): readonly Place[] {
  const first = text.blocks.find(({ kind, words }) => kind === 'paragraph' && words >= shortestParagraph)
  return [
    { where: 'title', fr: 'la balise title', en: 'the title tag', text: head.titles[0] ?? '' },
    {
      where: 'h1',
      fr: 'le titre principal',
      en: 'the main heading',
      text: headings.find(({ level }) => level === 1)?.text ?? '',
    },
    {
      where: 'meta[name=description]',
      fr: 'la description',
      en: 'the description',
      text: head.description ?? '',
    },
    {
      where: first?.selector ?? 'p',
      fr: 'le premier paragraphe',
      en: 'the first paragraph',
      text: first?.text ?? '',
    },
  ]
}

function agreement(topic: readonly string[], terms: readonly string[]): number {
  const said = topic.filter(term => terms.includes(term)).length / topic.length
  return said >= mostWords ? 1 : said > 0 ? 0.5 : 0
}

const noTopic = {
  fr: "La page n'a ni title ni titre principal : son sujet n'est dit nulle part.",
  en: 'The page has neither title nor main heading: its subject is said nowhere.',
}

function sentence(poor: readonly Place[]) {
  if (poor.length === 0) {
    return {
      fr: 'Le sujet est dit aux quatre endroits où les moteurs le cherchent.',
      en: 'The subject is said in the four places where engines look for it.',
    }
  }
  return {
    fr: `Le sujet manque ou n'est dit qu'à moitié dans ${poor.map(({ fr }) => fr).join(', ')}.`,
    en: `The subject is missing or half said in ${poor.map(({ en }) => en).join(', ')}.`,
  }
}
