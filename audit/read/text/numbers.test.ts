import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

test('the same numbers are found in a text and in its translation', () => {
  const french = 'De 1 234,5 € à 12 500 € pour 3 conduits, soit 8,2 % de moins qu’en 2024.'
  const english = 'From €1,234.5 to €12,500 for 3 flues, or 8.2% less than in 2024.'
  expect(numbersIn(french, 'fr')).toEqual(['1234.5', '12500', '3', '8.2', '2024'])
  expect(numbersIn(english, 'en')).toEqual(numbersIn(french, 'fr'))
})

test('a list of numbers is not one long number, and a word with digits is none', () => {
  expect(numbersIn('Les lots 12, 345 et 6 du CO2.', 'fr')).toEqual(['12', '345', '6'])
  expect(numbersIn('Lots 12, 345 and 6 of CO2.', 'en')).toEqual(['12', '345', '6'])
})
