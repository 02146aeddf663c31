import { englishCount, frenchCount } from '#language/counts.ts'
import { between, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { answersIn, hasCue, readingContent } from '../linguistic.ts'
import { verifiability } from '../sources.ts'

/** A shorter paragraph is a label. */
const fewestWords = 12
const fewestParagraphs = 4

export const standalonePassages = pageCheck({
  id: 'standalone-passages',
  confidence: 'estimated',
  name: { fr: 'Les paragraphes se comprennent seuls', en: 'Paragraphs can be understood alone' },
  why: {
    fr: "Un moteur cite un passage sans ce qui le précède. S'il commence par « Cela » ou « Il », la phrase perd son sujet, et la citation ne prouve plus rien.",
    en: 'An engine quotes a passage without what comes before. If it begins with “It” or “This”, the sentence loses its subject, and the citation proves nothing.',
  },
  sources: [verifiability],
  decide: page =>
    readingContent(page, () => {
      const paragraphs = page.text.blocks.filter(
        ({ kind, words }) => kind === 'paragraph' && words >= fewestWords,
      )
      if (paragraphs.length < fewestParagraphs) return notApplicable(tooFew)
      const answers = answersIn(page)
      const dependent = paragraphs.filter(block => hasCue(block, 'dangling') && !answers.has(block))
      const alone = paragraphs.length - dependent.length
      const evidence = dependent.slice(0, 3).map(({ selector, text }) => seen(page.address, selector, text))
      return graded(
        between(0.5, 0.9, alone / paragraphs.length),
        sentence(alone, paragraphs.length),
        evidence,
      )
    }),
  fix: {
    title: { fr: 'Redonner leur sujet aux paragraphes', en: 'Give paragraphs their subject back' },
    action: {
      fr: 'Au début des paragraphes relevés, remplacez « il », « cela », « ci-dessus » par le nom de ce dont vous parlez.',
      en: 'At the start of the paragraphs listed, replace “it”, “this”, “above” with the name of what you are talking about.',
    },
    effort: 'low',
  },
})

const tooFew = {
  fr: 'La page a moins de quatre paragraphes.',
  en: 'The page has fewer than four paragraphs.',
}

function sentence(alone: number, whole: number) {
  return {
    fr: `${frenchCount(alone, 'paragraphe')} sur ${whole} ${alone < 2 ? 'nomme' : 'nomment'} d'emblée de quoi il est question.`,
    en: `${alone} of ${englishCount(whole, 'paragraph')} ${alone === 1 ? 'names' : 'name'} at once what they are about.`,
  }
}
