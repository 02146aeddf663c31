import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { sameAs } from './same-as.ts'

const organization = (profiles: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Atelier', sameAs: profiles })}</script>`
const linkedin = 'https://www.linkedin.com/company/atelier'
const followUs = `<a href="${linkedin}">Follow us</a>`
const registry = 'https://annuaire-entreprises.data.gouv.fr/entreprise/123456789'
const siteWith = (head: string, body = '') => madeSite([pageOf(body, { head })])

test('one known profile passes; a link to itself is none', () => {
  expect(sameAs.decide(siteWith(organization([linkedin])))).toMatchObject({ verdict: 'passed' })
  expect(sameAs.decide(siteWith(organization(['https://atelier.example/']), followUs))).toMatchObject({
    verdict: 'failed',
  })
})

test.each(['', organization([])])(
  'profiles that the site links to and ties to nobody are a fault; without any, the points are lost: %s',
  head => {
    expect(sameAs.decide(siteWith(head, followUs))).toMatchObject({ verdict: 'failed' })
    const share = `<a href="https://www.linkedin.com/sharer?u=x">Share</a>`
    expect(sameAs.decide(siteWith(head, share))).toMatchObject({ verdict: 'room-to-grow', share: 0 })
  },
)

test('a site that one person signs owes no profiles of an organization, one signed with its own name does', () => {
  const signed = '<title>Notes on logs</title><meta name="author" content="Jeanne Perrin">'
  expect(sameAs.decide(siteWith(signed))).toMatchObject({ verdict: 'not-applicable' })
  const brand = '<title>Atelier Braise</title><meta name="author" content="Atelier Braise">'
  expect(sameAs.decide(siteWith(brand, followUs))).toMatchObject({ verdict: 'failed' })
})

test('a block that cannot be read may describe the organization: another check reports it', () => {
  const broken = '<script type="application/ld+json">{"@type":"Organization",}</script>'
  expect(sameAs.decide(siteWith(broken))).toMatchObject({ verdict: 'not-applicable' })
})

test('the patch gathers the profiles that the page already links to, and invents none', () => {
  const body = `<a href="${linkedin}">LinkedIn</a><a href="https://www.linkedin.com/shareArticle?u=x">Share</a>`
  const patch = sameAs.fix?.patch?.(null, siteWith(organization([registry]), body))
  expect(patch?.added).toContain(JSON.stringify([registry, linkedin], null, 2).replaceAll('\n', '\n  '))
  expect(patch?.added).not.toContain('shareArticle')
  expect(sameAs.fix?.patch?.(null, siteWith(organization([registry])))).toBeNull()
})

test.each([
  ['a member', 'https://www.linkedin.com/in/jeanne-martin'],
  ['a fork of something', 'https://github.com/atelier/tools/tree/main'],
  ['a search', 'https://x.com/search?q=atelier'],
  ['an article about something else', 'https://fr.wikipedia.org/wiki/Combustion_du_bois'],
])('the patch leaves out a link to %s', (_what, address) => {
  const body = `<a href="${address}">Link</a>`
  expect(sameAs.fix?.patch?.(null, siteWith(organization([registry]), body))).toBeNull()
})

test('a name cannot break out of the script of the patch', () => {
  const head =
    '<script type="application/ld+json">{"@type":"Organization","name":"</scr\\u0069pt><b>"}</script>'
  const own = 'https://www.linkedin.com/company/script-b'
  const patch = sameAs.fix?.patch?.(null, siteWith(head, `<a href="${own}">LinkedIn</a>`))
  expect(patch?.added.match(/<\/script>/g)).toHaveLength(1)
})

test('a site of one person needs no profile elsewhere', () => {
  const person = '<script type="application/ld+json">{"@type":"Person","name":"Jeanne Perrin"}</script>'
  expect(sameAs.decide(siteWith(person))).toMatchObject({ verdict: 'not-applicable' })
})

test.each([
  '<main><h1>Jeanne Perrin</h1><p>I sweep chimneys in Annecy. When it rains, I write about wood here.</p></main>',
  '<main><h1>Jeanne Perrin</h1><p>Je ramone à Annecy depuis dix ans. Le soir, j’écris ici sur le bois.</p></main>',
])('a person who speaks for themselves alone has no organization to describe: %s', body => {
  expect(sameAs.decide(siteWith('', body))).toMatchObject({ verdict: 'not-applicable' })
  const ours = body.replace('</main>', `<p>Our workshop is open.</p>${followUs}</main>`)
  expect(sameAs.decide(siteWith('', ours))).toMatchObject({ verdict: 'failed' })
})

test.each([
  ['no profile to add', organization([]), ''],
  ['a profile written otherwise', organization([linkedin]), `<a href="${linkedin}/">LinkedIn</a>`],
  [
    'a repository',
    '<title>Atelier | Atelier</title>',
    '<a href="https://github.com/atelier/atelier">Code</a>',
  ],
])('no patch is given for %s', (_what, head, body) => {
  expect(sameAs.fix?.patch?.(null, siteWith(head, body))).toBeNull()
})

test('a site that describes no organization may be that of a person, and gets no patch', () => {
  const head = '<title>Jeanne Perrin</title><meta property="og:site_name" content="Jeanne Perrin">'
  const body = '<a href="https://www.linkedin.com/company/jeanne-perrin">LinkedIn</a>'
  expect(sameAs.fix?.patch?.(null, siteWith(head, body))).toBeNull()
})

test('what a program calls an organization, with the profile of one person, gets no patch', () => {
  const head = '<script type="application/ld+json">{"@type":"Organization","name":"Jeanne Perrin"}</script>'
  const patchWith = (kind: string) => {
    const profile = `<a href="https://www.linkedin.com/${kind}/jeanne-perrin">LinkedIn</a>`
    return sameAs.fix?.patch?.(null, siteWith(head, profile))
  }
  expect(patchWith('company')).not.toBeNull()
  expect(patchWith('in')).toBeNull()
})

test.each(['www.atelier.example', 'Atelier_Braise', 'Atelier | Sweeping | 01 99 00 12 34'])(
  'what is no name is put into no patch: %s',
  name => {
    const head = `<meta property="og:site_name" content="${name}">`
    const body = '<a href="https://www.linkedin.com/company/atelier">LinkedIn</a>'
    expect(sameAs.fix?.patch?.(null, siteWith(head, body))).toBeNull()
  },
)

test('an address that we do not know may be a profile, and a block that cannot be read may list some', () => {
  const elsewhere = siteWith(organization(['https://register.example/atelier']))
  expect(sameAs.decide(elsewhere)).toMatchObject({ verdict: 'not-applicable' })
  const broken = `${organization([])}<script type="application/ld+json">{"sameAs":[],}</script>`
  expect(sameAs.decide(siteWith(broken))).toMatchObject({ verdict: 'not-applicable' })
  expect(sameAs.decide(siteWith(organization([]), followUs))).toMatchObject({ verdict: 'failed' })
})

test.each([
  ['notes', [pageOf('<p>How oak dries.</p>', { role: 'article' })], 'nothing-to-judge'],
  ['a program', [pageOf('<p>Run it. Contact us.</p>', { role: 'documentation' })], 'nothing-to-judge'],
  ['a shop', [pageOf('<p>Oak.</p>', { role: 'product' })], 'room-to-grow'],
  ['someone to call', [pageOf('<a href="tel:+33102030405">Call</a>', { role: 'home' })], 'room-to-grow'],
  ['a team', [pageOf('<p>Our team sweeps chimneys.</p>', { role: 'home' })], 'room-to-grow'],
  [
    'a team in French',
    [pageOf('<p>Notre équipe ramone vos conduits.</p>', { role: 'home', lang: 'fr' })],
    'room-to-grow',
  ],
] as const)(
  'what describes nobody owes profiles only if it is clearly an organization: %s',
  (_what, pages, verdict) => {
    expect(sameAs.decide(madeSite(pages)).verdict).toBe(verdict)
  },
)
