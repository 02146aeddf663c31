import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemo } from '#bin/demo/open-demo.ts'
import { type Demo, openDemo } from '#bin/demo/open-demo.ts'
import {
  audiencePaths,
  auditedSitePath,
  auditsPaths,
  crawlersPaths,
  leadPath,
  leadsPaths,
  signInPaths,
  sitePath,
  sitesPaths,
} from '#contracts/desk.ts'
import { languages } from '#contracts/languages.ts'
import { deskPaths } from '#contracts/paths.ts'
import type { Database } from '#database/database.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { postForm } from '#server/testing/ask.ts'
import { cookieOf, type SignedIn, signedIn } from '#server/testing/desk.ts'

describe('the data of the demonstration', () => {
  let database: Database
  beforeAll(async () => {
    database = await openInMemory()
    await fillDemo(database, new Date())
  })
  afterAll(() => database.close())
  const rows = <Row extends object>(sql: string) => database.transaction(query => query<Row>(sql))

  test('name no person, company or site that could exist: every address ends in .example', async () => {
    const found = await rows<{ address: string }>(
      `select email as address from leads union select email from members union select host from audits
       union select substring(address from '//(.*)/') from watched_sites
       union select substring(rival from '//(.*)/') from watched_sites where rival is not null`,
    )
    expect(found.length).toBe(23)
    expect(found.filter(({ address }) => !/^[a-z@.-]+\.example$/.test(address))).toEqual([])
  })

  test('have leads in every state, and leave no mail to send and no audit to run', async () => {
    const states = 'select distinct state from leads where quarantined_for is null order by state'
    expect((await rows<{ state: string }>(states)).map(({ state }) => state)).toEqual([
      'answered',
      'lost',
      'new',
      'won',
    ])
    expect(await rows('select from leads where quarantined_for is not null')).toHaveLength(2)
    expect(await rows("select from pgboss.job where name in ('send-mail', 'run-audit')")).toEqual([])
    expect(await rows('select from watched_sites where next_reading_at <= now()')).toEqual([])
  })

  test('are not put where data are already', async () => {
    await expect(fillDemo(database, new Date())).rejects.toThrow('no database that has data already')
  })
})

describe('npm run desk -- --demo', () => {
  let demo: Demo
  let member: SignedIn
  beforeAll(async () => {
    demo = await openDemo({}, () => {})
    const entered = await postForm(demo.address, signInPaths.fr, { values: { link: demo.link } })
    member = signedIn({ origin: demo.address }, cookieOf(entered))
  })

  const idOn = (html: string, path: string) => new RegExp(`${path}/([0-9a-f-]{36})`).exec(html)?.[1] ?? ''

  test.each(languages)('fills every screen of the desk in the language %s', async language => {
    const html = async (path: string) => {
      const { status, text } = await member.get(path)
      expect([path, status]).toEqual([path, 200])
      return text
    }
    const leads = await html(`${leadsPaths[language]}?search=Halden`)
    const sites = await html(sitesPaths[language])
    const shown = {
      [deskPaths[language]]: ['Hélène Garrigue', 'atelier-cobalt.example', 'ChatGPT'],
      [leadPath(idOn(leads, leadsPaths.fr), language)]: ['telescopes', 'data sheets'],
      [auditsPaths[language]]: ['quai-nord.example', 'halden-optics.example'],
      [auditedSitePath('penrose-tull.example', language)]: ['Tobias Penrose'],
      [audiencePaths[language]]: ['chatgpt.com', 'claude.ai', 'newsletter'],
      [crawlersPaths[language]]: ['OAI-SearchBot', 'Googlebot', '/faq'],
      [sitePath(idOn(sites, sitesPaths.fr), language)]: ['.example'],
    }
    for (const [path, texts] of Object.entries(shown)) {
      const page = await html(path)
      expect([path, texts.filter(text => !page.includes(text))]).toEqual([path, []])
    }
  })

  test('leaves nothing behind', async () => {
    const left = () => readdirSync(tmpdir()).filter(name => name.startsWith(basename(demo.folder)))
    expect(left()).toEqual([basename(demo.folder)])
    await demo.stop()
    expect(left()).toEqual([])
  })
})
