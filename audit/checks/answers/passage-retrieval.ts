import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block } from '../../read/page/page-facts.ts'
import { type Section, sectionsOf } from '../../read/page/sections.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { bm25 } from '../../read/text/bm25.ts'
import { between, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { hasCue, readingContent } from '../linguistic.ts'
import { convincingEvidence, cSeoBench } from '../sources.ts'

const fewestQuestions = 3
/** Mean of 1/rank: about 0.4 for passages in random order among six, 0.85 when nearly all come first. */
const random = 0.4
const nearlyAlways = 0.85
/** In words: BM25 would rank a line that announces a text before that text. No engine uses shorter passages. */
const shortestPassage = 20

export const passageRetrieval = pageCheck({
  id: 'passage-retrieval',
  confidence: 'estimated',
  name: {
    fr: 'Une recherche retrouve le bon passage sous chaque question',
    en: 'A search finds the right passage under each question',
  },
  why: {
    fr: 'Un moteur choisit un passage parce que ses mots répondent à la question. La pertinence pèse plus que le style (Wan, 2024).',
    en: 'An engine picks a passage because its words answer the question. Relevance weighs more than style (Wan, 2024).',
  },
  sources: [convincingEvidence, cSeoBench],
  decide: page =>
    readingContent(page, () => {
      const sections = sectionsOf(page.text.blocks, isTitle)
      const questions = sections.filter(asks)
      if (page.role === 'home') return notApplicable(slogans)
      if (questions.length < fewestQuestions) return notApplicable(tooFew)
      const ranks = ranksOf(questions, sections)
      const mean = ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length
      const lost = ranks.filter(({ rank }) => rank > 1)
      const evidence = lost.slice(0, 3).map(({ section, rank }) => evidenceOf(page, section, rank))
      return graded(
        between(random, nearlyAlways, mean),
        sentence(ranks.length - lost.length, ranks.length),
        evidence,
      )
    }),
  fix: {
    title: { fr: 'Reprendre les mots du titre dans la réponse', en: "Use the heading's words in the answer" },
    action: {
      fr: 'Sous les titres relevés, répondez avec les mots mêmes de la question : le nom de la chose plutôt que « cette solution ».',
      en: 'Under the headings listed, answer with the very words of the question: the name of the thing rather than “this solution”.',
    },
    effort: 'medium',
  },
})

/** A heading of the outline; a term of a definition list belongs to the section around it. */
function isTitle({ level }: Block): boolean {
  return level !== null
}

/** Nobody asks a heading such as "The problem": only headings that are questions are searched for. */
function asks({ heading, body }: Section): boolean {
  const isQuestion = heading.level !== 1 && hasCue(heading, 'question')
  return isQuestion && heading.terms.length > 0 && body.some(({ terms }) => terms.length > 0)
}

const slogans = {
  fr: "Les titres d'une page d'accueil annoncent plus qu'ils ne questionnent.",
  en: 'The headings of a home page announce more than they ask.',
}

interface Ranked {
  readonly section: Section
  /** Rank of the text of the section in a search for the words of its heading. */
  readonly rank: number
}

function ranksOf(questions: readonly Section[], sections: readonly Section[]): readonly Ranked[] {
  const passages = sections.map(({ body }) => body.flatMap(({ terms }) => terms))
  return questions.map(section => {
    const scores = bm25(section.heading.terms, passages)
    const own = scores[sections.indexOf(section)] ?? 0
    const better = sections.filter((other, index) => isPassage(other) && (scores[index] ?? 0) > own).length
    return { section, rank: own === 0 ? sections.length : better + 1 }
  })
}

function isPassage({ body }: Section): boolean {
  return body.reduce((sum, { words }) => sum + words, 0) >= shortestPassage
}

function evidenceOf({ address }: Page, { heading }: Section, rank: number) {
  return seen(address, `${heading.selector} → ${rank}`, heading.text)
}

const tooFew = {
  fr: 'La page a moins de trois titres qui posent une question.',
  en: 'The page has fewer than three headings that ask a question.',
}

function sentence(first: number, whole: number) {
  return {
    fr: `Pour ${frenchCount(first, 'question')} sur ${whole}, le passage placé dessous arrive premier quand on cherche ses mots dans la page.`,
    en: `For ${first} of ${englishCount(whole, 'question')}, the passage below comes first when its words are searched in the page.`,
  }
}
