import { expect, test } from 'vitest'
import { measuredReferrer } from '../analytics-event.ts'
import { websiteAddress } from '../audit-form.ts'
import { parsedAddress } from './parsed-address.ts'

/** One that `URL.canParse` takes for an address. */
const longHost = `https://${'charset=NaN'.repeat(1_500)}`.slice(0, 8 + 16_386)

test('a host of enormous length does not count as an address, and nothing throws', () => {
  expect(URL.canParse(longHost)).toBe(true)
  expect(parsedAddress(longHost)).toBeNull()
  expect(websiteAddress(longHost)).toBeNull()
  expect(measuredReferrer(longHost)).toBe('')
})
