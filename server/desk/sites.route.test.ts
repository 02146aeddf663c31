import { describe, expect, test } from 'vitest'
import { type DeskPage, sitePath, sitesPaths } from '#contracts/desk.ts'
import { clientPagePath } from '#contracts/paths.ts'
import type { WatchedSite } from '#contracts/watched-sites.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { storeReport } from '../audits/run-audit.job.ts'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { member, server, shareDesk } from '../testing/shared-desk.ts'

shareDesk('watched_sites', 'leads', 'pgboss.job')

const typed = { client: 'Atelier', address: 'atelier.example', rival: '', rhythm: 'monthly' }

const viewOf = ({ text }: Answer) => (drawn(text).page as DeskPage).view
async function sites() {
  const view = viewOf(await member.get(sitesPaths.fr))
  if (view.name !== 'sites') throw new Error('The list of sites is not shown.')
  return view.list.sites
}
async function siteAt(path: string): Promise<WatchedSite> {
  const view = viewOf(await member.get(path))
  if (view.name !== 'site') throw new Error(`${path} shows no site.`)
  return view.site
}
async function watchedPath(): Promise<string> {
  await member.post(sitesPaths.fr, typed)
  return sitePath((await sites())[0]?.id ?? '', 'fr')
}

test('a site typed by hand is watched, by its address in the normal form', async () => {
  const posted = await member.post(sitesPaths.fr, typed)
  expect([posted.status, posted.headers.location]).toEqual([
    303,
    `${sitesPaths.fr}?added=1&known=0&refused=0`,
  ])
  expect(await sites()).toMatchObject([
    { client: 'Atelier', address: 'https://atelier.example/', rival: null, rhythm: 'monthly', last: null },
  ])
})

test('pasted lines are all watched, or none: with a wrong one, every line comes back', async () => {
  const pasted = 'Un\tun.example\nDeux\tpas une adresse'
  const refused = await member.post(sitesPaths.fr, { pasted })
  expect(refused.status).toBe(422)
  expect(viewOf(refused)).toMatchObject({
    refused: { pasted, problems: [{ line: 2, text: 'Deux\tpas une adresse', reason: 'address' }] },
  })
  expect(await sites()).toEqual([])
  await member.post(sitesPaths.fr, { pasted: 'Un\tun.example\nDeux\tdeux.example\tun.example\tmois' })
  expect((await sites()).map(({ address }) => address)).toEqual([
    'https://deux.example/',
    'https://un.example/',
  ])
})

test('a site typed by hand that is not valid comes back as it was typed', async () => {
  const refused = await member.post(sitesPaths.en, { ...typed, rival: 'not an address' })
  expect(refused.status).toBe(422)
  expect(viewOf(refused)).toMatchObject({
    refused: {
      typed: { rival: 'not an address' },
      pasted: null,
      problems: [{ line: null, reason: 'rival' }],
    },
  })
})

test('client, rival and rhythm are changed, the address stays, and an invalid value changes nothing', async () => {
  const path = await watchedPath()
  const change = {
    action: 'change',
    client: 'Lenoir',
    rival: 'rival.example',
    rhythm: 'weekly',
    address: 'x.example',
  }
  expect((await member.post(path, change)).status).toBe(303)
  const changed = {
    client: 'Lenoir',
    rival: 'https://rival.example/',
    rhythm: 'weekly',
    address: 'https://atelier.example/',
  }
  expect(await siteAt(path)).toMatchObject(changed)
  for (const wrong of [{ client: '' }, { rival: 'a b' }, { rhythm: 'daily' }])
    expect((await member.post(path, { ...change, ...wrong })).status).toBe(422)
  expect(await siteAt(path)).toMatchObject(changed)
})

test('a site is read now, once', async () => {
  const path = await watchedPath()
  for (let time = 0; time < 2; time++) await member.post(path, { action: 'read' })
  expect(await server.rows(`select kind from audits`)).toEqual([{ kind: 'watched' }])
  expect((await siteAt(path)).isBeingRead).toBe(true)
})

describe('the client’s link', () => {
  async function linkOf(path: string): Promise<string> {
    const view = viewOf(await member.post(path, { action: 'link' }))
    if (view.name !== 'site' || !view.newLink) throw new Error('No link was made.')
    return view.newLink
  }
  const open = (link: string) => ask(server.origin, clientPagePath(link, 'fr'))

  test('is shown once, opens the page of the site and of its months, and may be kept by nobody', async () => {
    const path = await watchedPath()
    const link = await linkOf(path)
    const view = viewOf(await member.get(path))
    expect(view).toMatchObject({ newLink: null, site: { clientLinkMadeAt: expect.any(String) } })
    for (const address of [clientPagePath(link, 'fr'), `${clientPagePath(link, 'en')}/2026-11`]) {
      const page = await ask(server.origin, address)
      expect([page.status, (drawn(page.text).page as DeskPage).member]).toEqual([200, null])
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    expect(viewOf(await open(link))).toMatchObject({
      reader: { kind: 'client' },
      site: { client: 'Atelier' },
    })
  })

  test('ends by one click, and another replaces it: then there is nothing at its address', async () => {
    const path = await watchedPath()
    const first = await linkOf(path)
    const second = await linkOf(path)
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
    await member.post(path, { action: 'end-link' })
    expect((await open(second)).status).toBe(404)
    expect((await open('0'.repeat(64))).status).toBe(404)
    expect((await open('abc')).status).toBe(404)
  })

  test('does nothing that a member does', async () => {
    const path = await watchedPath()
    const link = await linkOf(path)
    for (const action of ['read', 'link', 'end-link', 'change'])
      expect((await postForm(server.origin, clientPagePath(link, 'fr'), { values: { action } })).status).toBe(
        404,
      )
    expect((await open(link)).status).toBe(200)
    expect(await server.rows('select from audits')).toEqual([])
  })
})

test('a site is watched no longer once it was confirmed, with all its reports', async () => {
  const path = await watchedPath()
  await member.post(path, { action: 'read' })
  const [audit] = await server.rows('select id::text from audits')
  await storeReport(server.database, String(audit?.['id']), completeReport)
  expect(viewOf(await member.get(`${path}/stop`))).toMatchObject({
    name: 'site-stop',
    site: { readings: [{ isRead: true }] },
  })
  expect((await member.post(`${path}/stop`, {})).headers.location).toBe(sitesPaths.fr)
  expect([await sites(), await server.rows('select from audits')]).toEqual([[], []])
  expect((await member.get(path)).status).toBe(404)
})

test.each(['', '/stop', '/2026-11', '/2026-13', '/nothing'])(
  'a stranger finds nothing at a site%s, nor does a member of no site',
  async below => {
    const path = await watchedPath()
    expect((await ask(server.origin, path + below)).status).toBe(404)
    expect((await postForm(server.origin, path + below, { values: { action: 'read' } })).status).toBe(404)
    expect((await member.get(sitePath(crypto.randomUUID(), 'fr') + below)).status).toBe(404)
    expect(await server.rows('select from audits')).toEqual([])
  },
)
