import { expect, test } from 'vitest'
import cases from '#contracts/testing/networks.json' with { type: 'json' }
import { networkOf, wideNetworkOf } from './network.ts'

test.each(cases)('$address belongs to the network $network, within $wide', ({ address, network, wide }) => {
  expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, wide])
})

test('an empty address does not count as a network of its own', () => {
  expect(networkOf('')).toBe('unreadable')
})
