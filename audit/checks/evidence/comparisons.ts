import type { Block } from '../../facts/page-facts.ts'
import { englishCount, frenchCount } from '../../words.ts'
import { failed, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { cuesOf, hasCue, readingContent } from '../linguistic.ts'
import { absorption } from '../sources.ts'

/** From this many sentences that compare, a table would serve the reader. */
const severalComparisons = 3

export const comparisons = pageCheck({
  id: 'comparisons',
  confidence: 'moderate',
  name: {
    fr: 'Les comparaisons sont dans un tableau chiffré',
    en: 'Comparisons are in a table with figures',
  },
  why: {
    fr: 'Les pages qui pèsent le plus dans les réponses sont plus riches en comparaisons et en données chiffrées (étude de 18 151 pages, 2026).',
    en: 'The pages that weigh most in answers are richer in comparisons and numerical facts (study of 18,151 pages, 2026).',
  },
  sources: [absorption],
  decide: page =>
    readingContent(page, () => {
      const tables = page.text.blocks.filter(isDataTable)
      const compared = cuesOf(page, 'comparison')
      if (tables.length > 0) return judgeTables(page.address, tables)
      if (compared.length < severalComparisons) return notApplicable(nothingCompared)
      const evidence = compared.slice(0, 3).map(({ block, text }) => seen(page.address, block.selector, text))
      return failed(inProse(compared.length), evidence)
    }),
  fix: {
    title: { fr: 'Mettre la comparaison en tableau', en: 'Put the comparison in a table' },
    action: {
      fr: 'Résumez la comparaison dans un tableau HTML avec des en-têtes (th) et des valeurs chiffrées avec leur unité.',
      en: 'Sum up the comparison in an HTML table with header cells (th) and figures with their unit.',
    },
    effort: 'medium',
    horizonDays: 90,
  },
})

function isDataTable({ table }: Block): boolean {
  return table !== null && table.rows >= 2
}

/** Header cells win half of a table's part, figures the other half. */
function judgeTables(address: string, tables: readonly Block[]) {
  const shares = tables.map(block => (block.table?.headed ? 0.5 : 0) + (hasCue(block, 'figure') ? 0.5 : 0))
  const poor = tables.filter((_table, index) => shares[index] !== 1)
  const evidence = poor.slice(0, 3).map(({ selector, text }) => seen(address, selector, text))
  const share = shares.reduce((sum, won) => sum + won, 0) / tables.length
  return graded(share, tabled(tables.length - poor.length, tables.length), evidence)
}

const nothingCompared = {
  fr: 'La page ne compare rien qui demande un tableau.',
  en: 'The page compares nothing that asks for a table.',
}

function inProse(count: number) {
  return {
    fr: `${frenchCount(count, 'phrase compare', 'phrases comparent')}, et aucun tableau ne les résume.`,
    en: `${englishCount(count, 'sentence compares', 'sentences compare')}, and no table sums them up.`,
  }
}

function tabled(good: number, whole: number) {
  return {
    fr: `${frenchCount(good, 'tableau', 'tableaux')} sur ${whole} avec en-têtes et chiffres.`,
    en: `${good} of ${englishCount(whole, 'table')} with header cells and figures.`,
  }
}
