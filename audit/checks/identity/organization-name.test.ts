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

test('the patch states the name where it is missing, escaped', () => {
  const site = siteWith(`<title>Braise &amp; Fils</title>${data('Braise & Fils')}`, '')
  expect(organizationName.fix?.patch?.(null, site)).toEqual({
    place: '<head>',
    removed: '',
    added: '<meta property="og:site_name" content="Braise &amp; Fils">',
  })
})

const added = (...pages: Parameters<typeof madeSite>[0]) =>
  organizationName.fix?.patch?.(null, madeSite(pages))?.added ?? null

test('a name that titles and the copyright line alone say is put into no patch, unless the address says it too', () => {
  const signed = (name: string) => {
    const head = (page: string) => `<title>${page} | ${name}</title>`
    const start = pageOf(`<footer>© 2026 ${name}</footer>`, { head: head('Sweeping') })
    return added(start, pageOf('', { head: head('Prices'), path: '/prices' }))
  }
  expect(signed('Atelier')).toBe('<meta property="og:site_name" content="Atelier">')
  expect(signed('Clean Flues & Innovation')).toBeNull()
})

const titled = (name: string) => `<title>Sweeping | ${name}</title>${data(name)}`

test.each([
  ['the title says another', `<title>Braise Lyon | Sweeping</title>${data('Atelier Braise')}`],
  ['the title says no name', `<title>Sweeping in Lyon</title>${data('Atelier Braise')}`],
  [
    'the site is named otherwise than its firm',
    `${titled('Atelier Braise')}<script type="application/ld+json">{"@type":"WebSite","name":"Braise"}</script>`,
  ],
  ['search is refused', `${titled('Atelier Braise')}<meta name="robots" content="noindex">`],
])('no name is put into a patch where %s', (_where, head) => {
  const around = '<footer>Atelier Braise</footer>'
  expect(added(pageOf(around, { head: titled('Atelier Braise') }))).not.toBeNull()
  expect(added(pageOf(around, { head }))).toBeNull()
})

test('a name that the page shows as the beginning of a longer one is put into no patch', () => {
  const named = (said: string) =>
    organizationName.fix?.patch?.(
      null,
      siteWith(titled('Atelier Braise'), `<p>Welcome to ${said}.</p><footer>Atelier Braise</footer>`),
    )
  expect(named('Atelier Braise')).not.toBeNull()
  expect(named('Atelier Braise Lyon')).toBeNull()
})

test('a name as long as a slogan is put into no patch', () => {
  const named = (name: string) =>
    organizationName.fix?.patch?.(null, siteWith(titled(name), `<footer>${name}</footer>`))
  expect(named('Sweepers of the Upper Valley')).not.toBeNull()
  expect(named('Working at the document centre of our Senate')).toBeNull()
})

test('a name that the page mostly spells otherwise is put into no patch', () => {
  const spelled = (body: string) =>
    added(pageOf(`${body}<footer>© 2026 Clinnov</footer>`, { head: titled('Clinnov') }))
  expect(spelled('<p>Clinnov hires. CLINNOV, by mail at info@clinnov.example.</p>')).not.toBeNull()
  expect(spelled('<p>CLInnov hires. With CLInnov, you build.</p>')).toBeNull()
})

test('a profession that all titles repeat is put into no patch as a name', () => {
  const head = (page: string) => `<title>Chimney Sweep - ${page}</title>`
  const body = '<footer><h2>Chimney Sweep</h2><p>© 2026 All rights reserved</p></footer>'
  expect(
    added(pageOf(body, { head: head('Marie') }), pageOf(body, { head: head('Prices'), path: '/prices' })),
  ).toBeNull()
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

test('a name that only another page states, and the start page does not show, is put into no patch', () => {
  const copied = pageOf('', {
    path: '/legal',
    head: '<meta property="og:site_name" content="Studio Peinture">',
  })
  expect(added(pageOf(footer, { head: title }), copied)).toBeNull()
})

test('a name that the start page says only in its text is put into no patch: it may be that of a partner', () => {
  expect(added(pageOf('<p>We work with Atelier Braise.</p>', { head: data('Atelier Braise') }))).toBeNull()
})
