import type { Bilingual, Language } from '#contracts/languages.ts'

/** Sorts terms as a dictionary of the language does, whether or not their name differs by language. */
export function byName(language: Language) {
  const collator = new Intl.Collator(language)
  return (one: Named, other: Named) => collator.compare(nameIn(one, language), nameIn(other, language))
}

/** Groups sorted terms by their first letter: É is found under E. */
export function byLetter<T extends { readonly term: string }>(
  terms: readonly T[],
): readonly { readonly letter: string; readonly terms: readonly T[] }[] {
  const groups = Map.groupBy(terms, ({ term }) => letterOf(term))
  return [...groups].map(([letter, terms]) => ({ letter, terms }))
}

interface Named {
  readonly term: string | Bilingual
}

function nameIn({ term }: Named, language: Language): string {
  return typeof term === 'string' ? term : term[language]
}

function letterOf(term: string): string {
  return term.normalize('NFD').charAt(0).toUpperCase()
}
