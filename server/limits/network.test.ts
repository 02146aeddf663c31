import { expect, test } from 'vitest'
import cases from '#contracts/testing/networks.json' with { type: 'json' }
import { networkOf, wideNetworkOf } from './network.ts'

test.each(cases)('$address is of the network $network, within $wide', ({ address, network, wide }) => {
  expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, wide])
})

test('an address of nothing is no network of its own', () => {
  expect(networkOf('')).toBe('unreadable')
})
