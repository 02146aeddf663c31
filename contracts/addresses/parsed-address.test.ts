import { expect, test } from 'vitest'
import { measuredReferrer } from '../analytics-event.ts'
import { typedSite, websiteAddress } from '../audit-form.ts'
import { parsedAddress } from './parsed-address.ts'

/** One that `URL.canParse` takes for an address. */
const longHost = `https://${'charset=NaN'.repeat(1_500)}`.slice(0, 8 + 16_386)

test('a host of enormous length does not count as an address, and nothing throws', () => {
  expect(URL.canParse(longHost)).toBe(true)
  expect(parsedAddress(longHost)).toBeNull()
  expect(websiteAddress(longHost)).toBeNull()
  expect(measuredReferrer(longHost)).toBe('')
})

test.each([
  ['exemple.fr', 'exemple.fr'],
  [' https://www.exemple.fr/produits?page=2#prix ', 'www.exemple.fr'],
  ['café.fr/menu', 'café.fr'],
  ['localhost:8080', 'localhost:8080'],
  ['exemple', null],
  ['https://', null],
  ['', null],
])('the site of the typed address "%s" is called %s', (typed, site) => expect(typedSite(typed)).toBe(site))
