import type { Language } from '#contracts/languages.ts'

interface Checklist {
  readonly title: string
  readonly address: string
  readonly chapters: readonly { readonly title: string; readonly todo: readonly string[] }[]
}

/** The tasks of the guide as a text: a box for each, chapter by chapter. */
export function checklistText({ title, address, chapters }: Checklist): string {
  const parts = chapters.map(chapter =>
    [chapter.title, ...chapter.todo.map(item => `[ ] ${item}`)].join('\n'),
  )
  return `${[`${title}\n${address}`, ...parts].join('\n\n')}\n`
}

/** The path of that text: `/guide/checklist.fr.txt`. */
export function checklistPath(language: Language): string {
  return `/guide/checklist.${language}.txt`
}
