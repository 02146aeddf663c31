import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { sameAs } from './same-as.ts'

const organization = (profiles: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Atelier', sameAs: profiles })}</script>`
const linkedin = 'https://www.linkedin.com/company/atelier'
const followUs = `<a href="${linkedin}">Follow us</a>`
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
