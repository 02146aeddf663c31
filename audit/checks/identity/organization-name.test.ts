import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { organizationName } from './organization-name.ts'

const title = '<title>Chimney sweeping | Atelier Braise</title>'
const ogName = '<meta property="og:site_name" content="Atelier Braise">'
const data = (name: string) =>
  `<script type="application/ld+json">{"@type":"LocalBusiness","name":"${name}"}</script>`
const footer = '<footer>© 2026 Atelier Braise</footer>'

const siteWith = (head: string, body: string) => madeSite([pageOf(body, { head })])

test('the same name everywhere passes, whatever its legal form, its accents and its spaces', () => {
  const site = siteWith(title + ogName + data('Atelier Braise SARL'), footer)
  expect(organizationName.decide(site)).toMatchObject({ verdict: 'passed' })
  expect(organizationName.decide(siteWith(title + data('AtelierBraise'), ''))).toMatchObject({
    verdict: 'passed',
  })
})

test('two records that bear the same name are one organization', () => {
  const outcome = organizationName.decide(
    siteWith(title + data('Atelier Braise') + data('Atelier Braise'), footer),
  )
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test('two names, or one that the start page does not show, win half, and both are told', () => {
  const other = organizationName.decide(siteWith(title + ogName + data('Ramonages Réunis'), footer))
  expect(other).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(other.sentence.en).toContain('“Atelier Braise” and, elsewhere, “Ramonages Réunis”')
  const unseen = organizationName.decide(siteWith(`<title>Chimneys</title>${ogName}`, ''))
  expect(unseen).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test('a site that never tells machines its name fails, whatever its title says', () => {
  expect(organizationName.decide(siteWith('<title>Home</title>', ''))).toMatchObject({ verdict: 'failed' })
  const outcome = organizationName.decide(siteWith(title, footer))
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.sentence.en).toContain('neither in og:site_name nor in structured data')
})

test('microdata and RDFa tell a name as well', () => {
  const marked = [
    '<div itemscope itemtype="https://schema.org/LocalBusiness"><b itemprop="name">Atelier Braise</b></div>',
    '<div vocab="https://schema.org/" typeof="LocalBusiness"><b property="name">Atelier Braise</b></div>',
  ]
  for (const body of marked)
    expect(organizationName.decide(siteWith(title, body))).toMatchObject({ verdict: 'passed' })
})

test.each(['SportsClub', 'Bakery', 'HairSalon', 'CollegeOrUniversity', 'Plumber', 'SportsTeam'])(
  'a business told by its own type is an organization: %s',
  type => {
    const body = `<div itemscope itemtype="https://schema.org/${type}"><b itemprop="name">Atelier Braise</b></div>`
    expect(organizationName.decide(siteWith(title, body))).toMatchObject({ verdict: 'passed' })
  },
)

test('organizations that the site speaks of are not itself', () => {
  const others = [data('Atelier Braise'), data('Ramonages Réunis'), data('Bois du Lac')].join('')
  expect(organizationName.decide(siteWith(title + ogName + others, footer))).toMatchObject({
    verdict: 'passed',
  })
})

test('sister sites that the start page describes at their own addresses are not itself', () => {
  const site = (name: string, url: string) => `{"@type":"WebSite","name":"${name}","url":"${url}"}`
  const graph = [
    site('Atelier Braise', 'https://atelier.example/'),
    site('Braise Formation', 'https://braise.example/'),
  ]
  const head = `<script type="application/ld+json">{"@graph":[${graph.join()}]}</script>`
  expect(organizationName.decide(siteWith(title + head, footer))).toMatchObject({ verdict: 'passed' })
})

test('a trade mark sign does not change a name', () => {
  const outcome = organizationName.decide(siteWith(title + ogName + data('Atelier Braise™'), footer))
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['publisher', '{"@type":"Article","publisher":{"@type":"Organization","name":"Atelier Braise"}}'],
  ['provider', '{"@type":"Service","provider":{"@type":"LocalBusiness","name":"Atelier Braise"}}'],
  ['unreadable', '{"@type":"Organization","name":"Atelier Braise",}'],
])('a name told in passing is not called missing: %s', (_where, json) => {
  const told = pageOf('', { path: '/a', head: `<script type="application/ld+json">${json}</script>` })
  const site = madeSite([pageOf('', { head: title }), told])
  expect(organizationName.decide(site)).toMatchObject({ verdict: 'not-applicable' })
})
