import { expect, test } from 'vitest'
import twoLanguages from '../../../benchmarks/results/two-languages.json' with { type: 'json' }
import { judgedSites } from './languages.ts'

test('the sites that are drawn are those that the study counted', () => {
  const recorded = (result: string) => twoLanguages.results.find(({ name }) => name === result)?.value
  const having = (holds: (site: (typeof judgedSites)[number]) => boolean) => judgedSites.filter(holds).length
  expect(judgedSites).toHaveLength(recorded('with the same page in both languages') ?? 0)
  expect(having(({ scores }) => scores.fr === scores.en)).toBe(
    recorded('with the same score in both languages'),
  )
  expect(having(({ isLinked }) => isLinked)).toBe(recorded('that name the other language in both pages'))
  expect(having(({ declared }) => declared.fr === null)).toBe(
    recorded('whose French page declares no language'),
  )
})
