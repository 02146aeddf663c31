import { expect, test } from 'vitest'
import { inputIds } from './roi.ts'
import { addressWith, mapInputs, typedIn } from './shared-address.ts'

const values = { visits: 1500, growth: 12.5, conversion: 0.1, value: 90, margin: 35, cost: 400, months: 6 }
const example = mapInputs(() => '1')

test('an address stores and restores every value', () => {
  const address = addressWith('https://ibid.example/tools/geo-roi-calculator', values)
  expect(typedIn(new URL(address).search, example)).toEqual(mapInputs(id => String(values[id])))
})

test('other parameters of the address, and its anchor, are not copied', () => {
  const address = addressWith(
    'https://ibid.example/en/tools/geo-roi-calculator?utm_source=x&visits=3#result',
    values,
  )
  expect([...new URL(address).searchParams.keys()]).toEqual([...inputIds])
  expect(new URL(address).hash).toBe('')
})

test('a value missing in the address is not changed', () => {
  expect(typedIn('?visits=12&utm_source=letter', example)).toEqual({ ...example, visits: '12' })
})

test('a value that is not a number is kept, so that the page can say so', () => {
  expect(typedIn('?growth=beaucoup', example).growth).toBe('beaucoup')
})
