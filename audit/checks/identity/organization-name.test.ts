import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { organizationName } from './organization-name.ts'

const title = '<title>Chimney sweeping | Atelier Braise</title>'
const ogName = '<meta property="og:site_name" content="Atelier Braise">'
const data = (name: string) =>
  `<script type="application/ld+json">{"@type":"LocalBusiness","name":"${name}"}</script>`
const footer = '<footer>© 2026 Atelier Braise</footer>'

const siteWith = (head: string, body: string) => madeSite([pageOf(body, { head })])

test('the same name in the four places passes, legal form or not', () => {
  const site = siteWith(title + ogName + data('Atelier Braise SARL'), footer)
  expect(organizationName.decide(site)).toMatchObject({ verdict: 'passed' })
})

test('each place that says another name, or none, costs a quarter', () => {
  const outcome = organizationName.decide(siteWith(title + data('Atelier Braise'), footer))
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.75 })
  expect(outcome.sentence.en).toContain('og:site_name')
})

test('a site that never says its name fails', () => {
  expect(organizationName.decide(siteWith('<title>Home</title>', ''))).toMatchObject({ verdict: 'failed' })
})

test('the name can be read from what the titles have in common', () => {
  const site = madeSite([
    pageOf(footer, { head: title }),
    pageOf('', { head: '<title>Contact | Atelier Braise</title>', path: '/contact' }),
  ])
  expect(organizationName.decide(site)).toMatchObject({ share: 0.5 })
})

test('the patch states the name where it is missing, escaped', () => {
  const site = siteWith(data('Braise & Fils'), footer)
  expect(organizationName.fix?.patch?.(null, site)).toEqual({
    place: '<head>',
    removed: '',
    added: '<meta property="og:site_name" content="Braise &amp; Fils">',
  })
})

test('the name can stand before a colon, and be that of the domain', () => {
  const site = siteWith('<title>Atelier: chimney sweeping</title>', '<footer>Atelier</footer>')
  expect(organizationName.decide(site).sentence.en).toContain('“Atelier”')
})

test('what titles share without the start page saying it is a subject, not a name', () => {
  const site = madeSite([
    pageOf('', { head: '<title>Welcome</title>' }),
    pageOf('', { head: '<title>Logs: oak</title>', path: '/oak' }),
    pageOf('', { head: '<title>Logs: ash</title>', path: '/ash' }),
  ])
  expect(organizationName.decide(site)).toMatchObject({ verdict: 'failed', share: 0 })
})

test('a trade mark sign does not change a name', () => {
  const outcome = organizationName.decide(siteWith(title + ogName + data('Atelier Braise™'), footer))
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test('a short title that the page says again around its text is a name', () => {
  const site = siteWith('<title>Les Fins Bois</title>', '<header>Les Fins Bois</header><p>Bienvenue</p>')
  expect(organizationName.decide(site).sentence.en).toContain('“Les Fins Bois”')
})
