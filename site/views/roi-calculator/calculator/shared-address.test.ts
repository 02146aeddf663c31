import { expect, test } from 'vitest'
import { inputIds } from './roi.ts'
import { addressWith, mapInputs, typedIn } from './shared-address.ts'

const values = { visits: 1500, growth: 12.5, conversion: 0.1, value: 90, margin: 35, cost: 400, months: 6 }
const example = mapInputs(() => '1')

test('an address carries every value there and back', () => {
  const address = addressWith('https://ibid.example/tools/geo-roi-calculator', values)
  expect(typedIn(new URL(address).search, example)).toEqual(mapInputs(id => String(values[id])))
})

test('what the address carried before, and its anchor, do not travel', () => {
  const address = addressWith(
    'https://ibid.example/en/tools/geo-roi-calculator?utm_source=x&visits=3#result',
    values,
  )
  expect([...new URL(address).searchParams.keys()]).toEqual([...inputIds])
  expect(new URL(address).hash).toBe('')
})

test('a value that the address does not give keeps what it had', () => {
  expect(typedIn('?visits=12&utm_source=letter', example)).toEqual({ ...example, visits: '12' })
})

test('a value that is no number is brought as it is, for the page to say so', () => {
  expect(typedIn('?growth=beaucoup', example).growth).toBe('beaucoup')
})
