import { expect, test } from 'vitest'
import { withAgencyFacts } from './agency-facts.ts'
import { agency } from './schemas/agency.ts'

const both = (fr: string, en: string) => ({ fr, en })
const lumen = agency.parse({
  name: 'Lumen',
  domain: 'lumen.example',
  siteId: 'lumen',
  crawler: 'LumenAudit',
  description: both('Une agence.', 'An agency.'),
  note: both('Lumière.', 'Light.'),
  answerHours: 48,
  mailboxes: { contact: 'c@lumen.example', audit: 'a@lumen.example', press: 'p@lumen.example' },
  phones: ['+33 1 99 00 12 34'],
  office: { city: 'Lyon', country: both('France', 'France') },
  legalNotice: {
    form: both('SARL au capital variable', 'SARL with variable capital'),
    registration: both('RCS Lyon', 'RCS Lyon'),
    director: both('La gérance', 'The management'),
    host: both('Hébergeur d’exemple', 'Example host'),
  },
  timeZone: { id: 'Europe/Paris', name: both('heure de Lyon', 'Lyon time') },
  hours: [],
})

test('placeholders for the agency’s name, contacts and promises are filled in', () => {
  const words = {
    rows: [{ value: both('{agency.name}, à {agency.city}', '{agency.name}, in {agency.city}') }],
    text: both(
      '{agency.mailLink}, {agency.phone}',
      '{agency.mailbox} within {agency.answerHours} h, {agency.timeZone}',
    ),
    count: 3,
  }
  expect(withAgencyFacts(words, lumen)).toEqual({
    rows: [{ value: both('Lumen, à Lyon', 'Lumen, in Lyon') }],
    text: both(
      '[c@lumen.example](mailto:c@lumen.example), +33\u00a01\u00a099\u00a000\u00a012\u00a034',
      'c@lumen.example within 48 h, Lyon time',
    ),
    count: 3,
  })
})

test('a legal notice names what the owner’s file gives for it', () => {
  const words = both('{agency.legalForm}, {agency.registration}', '{agency.director}, {agency.host}')
  expect(withAgencyFacts(words, lumen)).toEqual(
    both('SARL au capital variable, RCS Lyon', 'The management, Example host'),
  )
})

test('placeholders that are filled in later, such as a date, are kept', () => {
  const words = { kept: both('Jusqu’au {date}', 'Until {date}') }
  expect(withAgencyFacts(words, lumen)).toEqual(words)
})

test('texts say how long things are kept as the database keeps them', () => {
  const words = both('Gardé {kept.report}.', 'Kept for {kept.report}.')
  expect(withAgencyFacts(words, lumen)).toEqual(both('Gardé 12 mois.', 'Kept for 12 months.'))
})

test('an unknown placeholder stops the build, and its text is quoted', () => {
  expect(() => withAgencyFacts(both('Appelez {agency.fax}.', ''), lumen)).toThrow(
    'The text "Appelez {agency.fax}." asks for {agency.fax}. It may ask for {agency.name}, {agency.city}, {agency.mailbox}, {agency.mailLink}, {agency.phone}, {agency.answerHours}, {agency.legalForm}, {agency.registration}, {agency.director}, {agency.host}, {agency.timeZone}, {kept.request}, {kept.report}, {kept.event}, {kept.crawlerVisit}, {kept.consentProof}, {kept.member}, {kept.watchRequest}, {kept.watch}, {kept.mailFile}, {kept.backup}.',
  )
})
