import { expect, test } from 'vitest'
import { repeatedIn, studiesOf } from './studies.ts'

const figure = (id: string, source: string, confidence: 'high' | 'estimated' = 'high') => ({
  id,
  source,
  date: '2026',
  measurementTechnique: 'Survey',
  confidence,
})

test('neighbours from one source stand under one study, unless they deserve another confidence', () => {
  const figures = [figure('a', 'x'), figure('b', 'x'), figure('c', 'x', 'estimated'), figure('d', 'y')]
  expect(studiesOf(figures).map(study => study.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
})

test('a study carries its mark once', () => {
  const figures = [figure('a', 'x'), figure('b', 'x'), figure('c', 'y'), figure('d', 'x')]
  expect(repeatedIn(figures).map(({ id }) => id)).toEqual(['b'])
})
