import { type Language, languages } from '#contracts/languages.ts'

/**
 * What no word decides is tried once in each language and once in each kind of browser, not in every pair of them: the
 * words of a page do not know whether a script runs.
 */
export const eachOnce = [
  { language: 'fr', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
] as const

/** Each of these in one language, in turns: the first in this one. */
export function inTurns<Thing extends object>(
  things: readonly Thing[],
  first: Language,
): readonly (Thing & { readonly language: Language })[] {
  const turn = languages.indexOf(first)
  return things.map((thing, index) => ({
    ...thing,
    language: languages[(turn + index) % languages.length] ?? first,
  }))
}
