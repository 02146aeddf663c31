import { englishCount, frenchCount } from '#language/counts.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { answersIn, cuesOf, readingWords } from '../linguistic.ts'
import { absorption, geoSfe } from '../sources.ts'

export const listsAndTables = pageCheck({
  id: 'lists-and-tables',
  confidence: 'moderate',
  name: {
    fr: 'Ce qui s’énumère est en liste ou en tableau',
    en: 'Lists are lists, and comparisons are tables',
  },
  why: {
    fr: 'Les étapes et les listes sont plus fréquentes dans les pages les plus reprises (étude de 18 151 pages, 2026).',
    en: 'Steps and lists are more frequent in the pages most reused (study of 18,151 pages, 2026).',
  },
  sources: [absorption, geoSfe],
  decide: page =>
    readingWords(page, () => {
      const structured = page.text.blocks.filter(({ kind }) => kind === 'list' || kind === 'table').length
      const answers = answersIn(page)
      const hidden = cuesOf(page, 'enumeration').filter(
        ({ block }) => block.kind === 'paragraph' && !answers.has(block),
      )
      if (structured + hidden.length === 0) return notApplicable(nothing)
      const evidence = hidden.slice(0, 3).map(({ block }) => seen(page.address, block.selector, block.text))
      return graded(structured / (structured + hidden.length), sentence(structured, hidden.length), evidence)
    }),
  fix: {
    title: { fr: 'Mettre les énumérations en liste', en: 'Turn enumerations into lists' },
    action: {
      fr: 'Écrivez les étapes dans une liste numérotée (ol), les choix dans une liste (ul), une phrase par élément.',
      en: 'Write steps in a numbered list (ol) and choices in a list (ul), one sentence per item.',
    },
    effort: 'low',
  },
})

const nothing = { fr: "La page n'énumère rien.", en: 'The page enumerates nothing.' }

function sentence(structured: number, hidden: number) {
  return {
    fr: `${frenchCount(structured, 'liste ou tableau', 'listes ou tableaux')} ; ${frenchCount(hidden, 'énumération cachée', 'énumérations cachées')} dans un paragraphe.`,
    en: `${englishCount(structured, 'list or table', 'lists or tables')}; ${englishCount(hidden, 'enumeration')} hidden in a paragraph.`,
  }
}
