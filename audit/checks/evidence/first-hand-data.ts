import { englishCount, frenchCount } from '#language/counts.ts'
import { plain } from '../../read/text/lexicon/index.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { argues, cuesOf, expectingContent, hasCue, sentencesIn } from '../linguistic.ts'
import { googleAiGuide } from '../sources.ts'

const roomForData = 150
/** The share for mentioning one's own study without a figure. */
const withoutFigure = 0.5

export const firstHandData = pageCheck({
  id: 'first-hand-data',
  confidence: 'estimated',
  name: {
    fr: 'Le texte apporte des données ou une méthode propres',
    en: 'The text brings data or a method of its own',
  },
  why: {
    fr: "Google demande pour ses réponses des contenus que d'autres n'ont pas déjà. Une mesure faite soi-même, avec sa méthode, en est l'exemple le plus sûr.",
    en: 'Google asks, for its answers, for content that others do not already have. A measurement of your own, with its method, is the surest example.',
  },
  sources: [googleAiGuide],
  decide: page =>
    expectingContent(
      page,
      lexicon => {
        const own = cuesOf(page, 'first-hand')
        const measured = own.filter(({ block }) => hasCue(block, 'figure'))
        const evidence = [...measured, ...own]
          .slice(0, 2)
          .map(({ block, text }) => seen(page.address, block.selector, text))
        if (measured.length > 0) return passed(measuredSentence(measured.length), evidence)
        if (!argues(page)) return notApplicable(notExpected)
        const lived = sentencesIn(page).find(({ text }) => lexicon.experience.test(plain(text)))
        if (lived) return passed(experienced, [seen(page.address, lived.block.selector, lived.text)])
        return own.length > 0 ? graded(withoutFigure, vague, evidence) : failed(none)
      },
      roomForData,
    ),
  fix: {
    title: { fr: 'Publier une mesure faite par vous', en: 'Publish a measurement of your own' },
    action: {
      fr: 'Donnez un chiffre tiré de votre activité (clients servis, essais, relevés), avec la date, l’échantillon et la façon de mesurer.',
      en: 'Give a figure drawn from your work (clients served, tests, records), with the date, the sample and how it was measured.',
    },
    effort: 'high',
  },
})

function measuredSentence(count: number) {
  return {
    fr: `${frenchCount(count, 'phrase donne', 'phrases donnent')} une donnée mesurée par le site lui-même.`,
    en: `${englishCount(count, 'sentence gives', 'sentences give')} data measured by the site itself.`,
  }
}

const experienced = {
  fr: 'Le texte rapporte ce que son auteur a fait lui-même.',
  en: 'The text tells what its author did.',
}

const notExpected = {
  fr: 'Le texte ne donne pas de données propres, et une page qui n’est pas un article peut s’en passer.',
  en: 'The text gives no data of its own, and a page that is no article can do without.',
}

const vague = {
  fr: 'Le texte parle de ses propres données, sans chiffre dans le même passage.',
  en: 'The text speaks of its own data, without a figure in the same passage.',
}

const none = {
  fr: "Le texte n'annonce ni mesure, ni essai, ni méthode propre au site.",
  en: 'The text announces no measurement, test or method of its own.',
}
