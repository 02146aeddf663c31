import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block } from '../../read/page/page-facts.ts'
import { type Section, sectionsOf } from '../../read/page/sections.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { between, failed, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { hasCue, readingContent } from '../linguistic.ts'
import { geo16, geoSfe } from '../sources.ts'

/** In words: less is a label; more than engines quote at once loses points, and twice as much all of them. */
const length = { least: 6, most: 60, tooLong: 120 } as const
/** An answer that begins with "It…" loses half: quoted alone, it does not name its subject. */
const dangling = 0.5
/** An answer counts as good from this share. */
const good = 0.8

export const answeredQuestions = pageCheck({
  id: 'answered-questions',
  confidence: 'moderate',
  name: {
    fr: 'Chaque titre en question a sa réponse courte',
    en: 'Each question heading has its short answer',
  },
  why: {
    fr: 'Une réponse de 20 à 60 mots juste sous la question se cite sans découpe. La structure seule a valu 17 % de citations de plus en laboratoire (GEO-SFE, 2026).',
    en: 'An answer of 20 to 60 words right under its question can be quoted uncut. Structure alone was worth 17% more citations in the lab (GEO-SFE, 2026).',
  },
  sources: [geoSfe, geo16],
  decide: page =>
    readingContent(page, () => {
      const questions = sectionsOf(page.text.blocks).filter(isAnswerable)
      if (questions.length === 0) return withoutQuestions(page)
      const answered = questions.map(section => ({ section, share: answerShare(answerIn(section)) }))
      const share = answered.reduce((sum, answer) => sum + (answer.share >= good ? 1 : answer.share), 0)
      const poor = answered.filter(answer => answer.share < good)
      const evidence = poor.slice(0, 3).map(({ section }) => evidenceOf(page, section))
      return graded(
        share / answered.length,
        sentence(answered.length - poor.length, answered.length),
        evidence,
      )
    }),
  fix: {
    title: {
      fr: 'Répondre en 20 à 60 mots sous chaque question',
      en: 'Answer in 20 to 60 words under each question',
    },
    action: {
      fr: 'Formulez les titres comme les questions de vos clients. Sous chacun, un premier paragraphe de 20 à 60 mots répond en nommant le sujet ; le détail vient après.',
      en: "Word headings as your clients' questions. Under each, a first paragraph of 20 to 60 words answers and names the subject; detail comes after.",
    },
    effort: 'medium',
  },
})

/** The answer to the main heading is the whole page; that to a heading with subheadings is below those. */
function isAnswerable({ heading, body }: Section, place: number, sections: readonly Section[]): boolean {
  const next = sections[place + 1]?.heading.level ?? 0
  const isDivided = body.length === 0 && next > (heading.level ?? next)
  return heading.level !== 1 && hasCue(heading, 'question') && !isDivided
}

/** Only an FAQ must ask questions, be it in buttons; other pages need none. */
function withoutQuestions({ role, text }: Page) {
  const asks = [...text.blocks, ...text.skipped].some(part => part.text.includes('?'))
  return role === 'faq' && !asks ? failed(noQuestion) : notApplicable(noQuestion)
}

/** The first block with a sentence: labels may precede it, on cards for instance. */
function answerIn({ body }: Section): Block | undefined {
  return body.find(({ words }) => words >= length.least) ?? body[0]
}

function answerShare(answer: Block | undefined): number {
  const { least, most, tooLong } = length
  if (!answer || answer.words < least) return 0
  // Steps are read one by one.
  if (answer.kind === 'list' || answer.kind === 'table') return 1
  const measured = between(tooLong, most, answer.words)
  return hasCue(answer, 'dangling') ? measured * dangling : measured
}

function evidenceOf({ address }: Page, { heading, body }: Section) {
  const answer = answerIn({ heading, body })
  return seen(address, heading.selector, answer ? `${heading.text} — ${answer.text}` : heading.text)
}

const noQuestion = {
  fr: 'Aucun titre ne pose de question.',
  en: 'No heading asks a question.',
}

function sentence(answered: number, whole: number) {
  return {
    fr: `${frenchCount(answered, 'question')} sur ${whole} ${answered < 2 ? 'a' : 'ont'} juste dessous une réponse courte qui se comprend seule.`,
    en: `${answered} of ${englishCount(whole, 'question')} ${answered === 1 ? 'has' : 'have'} right below a short answer that stands alone.`,
  }
}
