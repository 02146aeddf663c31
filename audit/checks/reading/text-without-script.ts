import { englishCount, frenchCount } from '#language/counts.ts'
import type { PageRendering } from '../../read/page/rendering.ts'
import type { Page } from '../../read/site/site-facts.ts'
import type { Unrendered } from '../../visit.ts'
import { couldNotTell, failed, graded, pageCheck, passed, seen } from '../check.ts'
import { riseOfTheAiCrawler } from '../sources.ts'
import { unrenderedWords } from '../unrendered.ts'

/** A page with fewer words has no text to cite. Our choice, which the gate shares. */
export const fewestWords = 100

export const textWithoutScript = pageCheck({
  id: 'text-without-script',
  confidence: 'high',
  name: {
    fr: 'Le texte est dans la page telle que le serveur l’envoie',
    en: 'The text is in the page as the server sends it',
  },
  why: {
    fr: "Fin 2024, les robots de ChatGPT, de Claude et de Perplexity n'exécutaient pas JavaScript (Vercel et MERJ) : ce qu'un script ajoute n'existait pas pour eux.",
    en: 'In late 2024, the crawlers of ChatGPT, Claude and Perplexity did not run JavaScript (Vercel and MERJ): what a script adds did not exist for them.',
  },
  sources: [riseOfTheAiCrawler],
  decide(page) {
    const { words } = page.text
    const { shell, count } = page.scripts
    if (page.rendering && page.rendering.sentences > 0) return compared(page, page.rendering)
    if (count === 0) return passed(readable(words))
    if (shell && words < fewestWords)
      return failed(empty(words), [seen(page.address, shell.where, shell.quote)])
    return couldNotTell(unmeasured(words, page.unrendered))
  },
  fix: {
    title: { fr: 'Envoyer le texte dans la page', en: 'Send the text in the page' },
    action: {
      fr: 'Faites rendre les pages par le serveur, ou à la construction du site, pour que leur texte soit dans le HTML. Le script peut rester pour le reste.',
      en: 'Have the pages rendered by the server, or when the site is built, so that their text is in the HTML. Scripts can stay for the rest.',
    },
    effort: 'high',
  },
})

/** Compares the sentences that a browser shows with the page as sent. */
function compared({ address }: Page, { sentences, found, missing }: PageRendering) {
  const evidence = missing.map(sentence => seen(address, 'navigateur / browser', sentence))
  return graded(
    found / sentences,
    {
      fr: `${found} des ${frenchCount(sentences, 'phrase')} qu'un navigateur affiche sont dans le HTML envoyé.`,
      en: `${found} of the ${englishCount(sentences, 'sentence')} that a browser shows are in the HTML as sent.`,
    },
    evidence,
  )
}

function readable(words: number) {
  return {
    fr: `${frenchCount(words, 'mot')} de texte principal se lisent sans exécuter de script.`,
    en: `${englishCount(words, 'word')} of main text can be read without running a script.`,
  }
}

function empty(words: number) {
  return {
    fr: `Sans script, il ne reste que ${frenchCount(words, 'mot')} : la page se remplit dans le navigateur.`,
    en: `Without scripts only ${englishCount(words, 'word')} remain: the page is filled in the browser.`,
  }
}

/** A rendered page without sentences does not show what its scripts do either. */
function unmeasured(words: number, unrendered: Unrendered | null) {
  const why = unrendered ? unrenderedWords[unrendered] : nothingShown
  return {
    fr: `Non mesuré : ${why.fr}. Nous ne savons pas si des scripts ajoutent du texte ; sans eux, ${frenchCount(words, 'mot se lit', 'mots se lisent')}.`,
    en: `Not measured: ${why.en}. We cannot tell whether scripts add text; without them, ${englishCount(words, 'word')} can be read.`,
  }
}

const nothingShown = {
  fr: "le navigateur n'affiche aucune phrase",
  en: 'the browser shows no sentence',
}
