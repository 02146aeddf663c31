import type { Bilingual } from '#contracts/languages.ts'
import type { Unrendered } from '../visit.ts'

/** Why a page was not rendered in a browser, as the second half of a sentence. */
export const unrenderedWords: Readonly<Record<Unrendered, Bilingual>> = {
  'no-browser': { fr: 'il y faut un navigateur', en: 'it takes a browser' },
  'beyond-limit': {
    fr: 'le navigateur a affiché autant de pages que nous lui en confions',
    en: 'the browser has shown as many pages as we give it',
  },
  'out-of-time': {
    fr: "le navigateur n'a pas fini d'afficher la page à temps",
    en: 'the browser did not finish showing the page in time',
  },
  failed: {
    fr: "le navigateur n'a pas pu afficher la page jusqu'au bout",
    en: 'the browser could not show the page to its end',
  },
}
