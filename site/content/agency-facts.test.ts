import { expect, test } from 'vitest'
import { withAgencyFacts } from './agency-facts.ts'

const agency = {
  name: 'Ibid.',
  domain: 'ibid.example',
  description: 'An agency.',
  mailboxes: { contact: 'contact@ibid.example', audit: 'a@ibid.example', press: 'p@ibid.example' },
  phones: ['+33 1 99 00 12 34'],
  office: { city: 'Paris', country: 'France' },
  hours: [],
}

test('a page says who the agency is and how to reach it, wherever its words ask for it', () => {
  const words = { rows: [{ value: '{name}, {city}' }], text: 'Write to {mailbox} or call {phone}.', count: 3 }
  expect(withAgencyFacts(words, agency)).toEqual({
    rows: [{ value: 'Ibid., Paris' }],
    text: 'Write to [contact@ibid.example](mailto:contact@ibid.example) or call +33 1 99 00 12 34.',
    count: 3,
  })
})

test('words that ask for what nobody knows stop the build, and are quoted', () => {
  expect(() => withAgencyFacts({ text: 'Call {fax}.' }, agency)).toThrow(
    'The text "Call {fax}." asks for {fax}. It may ask for name, city, mailbox, phone: see content/agency.yaml.',
  )
})
