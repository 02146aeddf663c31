import { describe, expect, test } from 'vitest'
import { roleWeights, scorecard } from '#audit/judge/scorecard.ts'
import type { PageRole } from '#contracts/audit-report.ts'
import { contentFiles } from './citations.ts'
import { withFacts } from './facts.ts'
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
  legalNotice: {},
  timeZone: { id: 'Europe/Paris', name: both('heure de Lyon', 'Lyon time') },
  hours: [{ count: 7, days: both('Tous les jours', 'Every day'), hours: both('fermé', 'closed') }],
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
  expect(withFacts(words, lumen)).toEqual({
    rows: [{ value: both('Lumen, à Lyon', 'Lumen, in Lyon') }],
    text: both(
      '[c@lumen.example](mailto:c@lumen.example), +33\u00a01\u00a099\u00a000\u00a012\u00a034',
      'c@lumen.example within 48 h, Lyon time',
    ),
    count: 3,
  })
})

test('placeholders that are filled in later, such as a date, are kept', () => {
  const words = { kept: both('Jusqu’au {date}', 'Until {date}') }
  expect(withFacts(words, lumen)).toEqual(words)
})

test('texts say how long things are kept as the database keeps them', () => {
  const words = both('Gardé {kept.report}.', 'Kept for {kept.report}.')
  expect(withFacts(words, lumen)).toEqual(both('Gardé 12 mois.', 'Kept for 12 months.'))
})

test('texts name the numbers that an audit works with, and the points of the rubric', () => {
  const words = both('{audit.pages}, {audit.minutes}, {audit.cap}', '{audit.pages}, {audit.rendered}')
  expect(withFacts(words, lumen)).toEqual(both('12, 5, 25', '12, 6'))
  const doubts = both('{audit.moderateDoubt}, {audit.pause}', '{audit.estimatedDoubt}, {audit.pause}')
  expect(withFacts(doubts, lumen)).toEqual(both('15\u00a0%, 0,25 s', '30%, 0.25 s'))
  const pillars = both(
    '{rubric.A} {rubric.B} {rubric.C} {rubric.D} {rubric.E} {rubric.F} {rubric.G} {rubric.H}',
    '',
  )
  const points = withFacts(pillars, lumen).fr.split(' ').map(Number)
  expect(points.reduce((sum, one) => sum + one)).toBe(100)
})

describe('no text says by hand', () => {
  const texts = Object.entries(contentFiles).filter(
    ([path]) => !/^\/content\/(?:articles\/|changes\.yaml)/.test(path),
  )
  test.each([
    ['how many pages an audit reads', /\b(?:12|douze|twelve) (?:public )?pages\b/iu],
    ['how long an audit takes', /\d minutes? (?:au plus|at most)|(?:quelques|few) minutes/iu],
    ['what a closed gate caps the score at', /(?:plafonnée? à|capped at) \d/iu],
    ['how much doubt a degree of confidence has', /\d\s?% (?:de doute|doubt)/iu],
    ['what an audit cannot tell', /(?:votre site|your site)\.[^.]*(?:prédit|predict)/u],
    [
      'that an audit never uses a browser',
      /(?:pages|nous lisons|we read)[^.]*\s(?:sans\s+navigateur|without\s+a\s+browser)/iu,
    ],
  ])('%s', (_what, said) => {
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(([, text]) => said.test(text)).map(([path]) => path)).toEqual([])
  })
})

test('a check that is said to be the heaviest has the most points of its pillar', () => {
  const said = Object.entries(contentFiles).filter(
    ([path, text]) =>
      path.startsWith('/content/checks/') &&
      /plus lourd|heaviest|pèse le plus|weighs most|le plus de points|the most points/iu.test(text),
  )
  expect(said.length).toBeGreaterThan(0)
  for (const [path, text] of said) {
    const id = path.replace(/^.*\/|\.yaml$/g, '')
    const pillar = scorecard.pillars.find(({ checks }) => checks.some(([check]) => check.id === id))
    const heaviest = pillar?.checks.toSorted(([, one], [, other]) => other - one)[0]
    expect(heaviest?.[0].id).toBe(id)
    expect(text).not.toMatch(/de la grille|of the rubric/u)
  }
})

test.each(['methodology', 'scorecard'])('the page %s says which kinds of pages count twice', page => {
  const names: Readonly<Record<PageRole, readonly [fr: RegExp, en: RegExp]>> = {
    home: [/accueil/u, /home page/u],
    service: [/offres/u, /offers/u],
    product: [/offres/u, /offers/u],
    article: [/articles/u, /articles/u],
    documentation: [/documentations/u, /documentation/u],
    faq: [/questions/u, /questions/u],
    about: [/présentation/u, /about/u],
    legal: [/mentions/u, /legal/u],
    list: [/listes/u, /lists/u],
    other: [/autres/u, /other pages/u],
  }
  const text = (contentFiles[`/content/pages/${page}.yaml`] ?? '').replaceAll(/\s+/g, ' ')
  const said = [
    /page d.accueil compte trois fois, les ([^.]+?) deux fois/u.exec(text)?.[1] ?? '',
    /home page counts three times, ([^.]+?) twice/u.exec(text)?.[1] ?? '',
  ]
  expect(roleWeights.home).toBe(3)
  for (const [role, weight] of Object.entries(roleWeights)) {
    // `Object.entries` forgets whose keys these are; the type of `roleWeights` says it.
    const isSaid = names[role as PageRole].map((name, index) => name.test(said[index] ?? ''))
    expect([role, ...isSaid]).toEqual([role, weight === 2, weight === 2])
  }
})

test('an unknown placeholder stops the build, and its text is quoted', () => {
  expect(() => withFacts(both('Appelez {agency.fax}.', ''), lumen)).toThrow(
    'The text "Appelez {agency.fax}." asks for {agency.fax}. It may ask for {agency.name}, {agency.city}, {agency.mailbox}, {agency.mailLink}, {agency.phone}, {agency.answerHours}, {agency.timeZone}, {kept.request}, {kept.report}, {kept.event}, {kept.crawlerVisit}, {kept.consentProof}, {kept.member}, {kept.watchRequest}, {kept.watch}, {kept.signInCode}, {kept.session}, {kept.mailFile}, {kept.backup}, {audit.pages}, {audit.fixes}, {audit.rendered}, {audit.minutes}, {audit.pause}, {audit.cannotTell}, {audit.cap}, {audit.moderateDoubt}, {audit.estimatedDoubt}, {rubric.A}, {rubric.B}, {rubric.C}, {rubric.D}, {rubric.E}, {rubric.F}, {rubric.G}, {rubric.H}.',
  )
})
