import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block } from '../../read/page/page-facts.ts'
import { sectionsOf } from '../../read/page/sections.ts'
import { failed, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { type PlacedCue, readingContent } from '../linguistic.ts'
import { absorption } from '../sources.ts'

/** Sentences that compare, under one heading, from which a table helps the reader. */
const severalComparisons = 3

export const comparisons = pageCheck({
  id: 'comparisons',
  confidence: 'moderate',
  name: {
    fr: 'Les comparaisons sont dans un tableau à en-têtes',
    en: 'Comparisons are in a table with header cells',
  },
  why: {
    fr: 'Les pages qui pèsent le plus dans les réponses sont plus riches en comparaisons et en données chiffrées (étude de 18 151 pages, 2026).',
    en: 'The pages that weigh most in answers are richer in comparisons and numerical facts (study of 18,151 pages, 2026).',
  },
  sources: [absorption],
  decide: page =>
    readingContent(page, () => {
      const tables = page.text.blocks.filter(isDataTable)
      if (tables.length > 0) return judgeTables(page.address, tables)
      const compared = mostCompared(page.text.blocks)
      if (compared.length < severalComparisons) return notApplicable(nothingCompared)
      const evidence = compared.slice(0, 3).map(({ block, text }) => seen(page.address, block.selector, text))
      return failed(inProse(compared.length), evidence)
    }),
  fix: {
    title: { fr: 'Mettre la comparaison en tableau', en: 'Put the comparison in a table' },
    action: {
      fr: 'Résumez la comparaison dans un tableau HTML avec des en-têtes (th), et des chiffres avec leur unité là où vous en avez.',
      en: 'Sum up the comparison in an HTML table with header cells (th), and figures with their unit where you have them.',
    },
    effort: 'medium',
  },
})

function isDataTable({ table }: Block): boolean {
  return table !== null && table.rows >= 2
}

/** The comparisons of the section with most of them: a long page has some here and there. */
function mostCompared(blocks: readonly Block[]): readonly PlacedCue[] {
  const parts = partsOf(blocks).map(comparisonsIn)
  return parts.reduce((most, part) => (part.length > most.length ? part : most), [])
}

/** The text before the first heading, then that of each section. */
function partsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading')
  const opening = first < 0 ? blocks : blocks.slice(0, first)
  return [opening, ...sectionsOf(blocks).map(({ body }) => body)]
}

function comparisonsIn(blocks: readonly Block[]): readonly PlacedCue[] {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph')
  return prose.flatMap(block =>
    block.cues.filter(({ kind }) => kind === 'comparison').map(cue => ({ ...cue, block })),
  )
}

/** A table may compare in words or in figures: only its header cells count. */
function judgeTables(address: string, tables: readonly Block[]) {
  const bare = tables.filter(({ table }) => !table?.headed)
  const evidence = bare.slice(0, 3).map(({ selector, text }) => seen(address, selector, text))
  const headed = tables.length - bare.length
  return graded(headed / tables.length, tabled(headed, tables.length), evidence)
}

const nothingCompared = {
  fr: 'La page ne compare rien qui demande un tableau.',
  en: 'The page compares nothing that asks for a table.',
}

function inProse(count: number) {
  return {
    fr: `${frenchCount(count, 'phrase compare', 'phrases comparent')} sous un même titre, et aucun tableau ne les résume.`,
    en: `${englishCount(count, 'sentence compares', 'sentences compare')} under one heading, and no table sums them up.`,
  }
}

function tabled(headed: number, whole: number) {
  return {
    fr: `${frenchCount(whole, 'tableau', 'tableaux')}, dont ${headed} avec en-têtes.`,
    en: `${englishCount(whole, 'table')}, of which ${headed} with header cells.`,
  }
}
