import { describe, expect, test } from 'vitest'
import { auditsPaths, type DeskLead, type DeskPage, leadPath, leadsPaths } from '#contracts/desk.ts'
import { asVisitor } from '#database/calls.ts'
import { contact, createLead } from '#database/testing/visitor.ts'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { camille, member, server, shareDesk } from '../testing/shared-desk.ts'

shareDesk('leads', 'network_messages', 'pgboss.job')

const write = async (changes: Partial<typeof contact> = {}, visitor: Parameters<typeof asVisitor>[2] = {}) =>
  (await asVisitor(server.database, query => createLead(query, { ...contact, ...changes }), visitor))
    .lead_id ?? ''
const viewOf = ({ text }: Answer) => (drawn(text).page as DeskPage).view
const leadView = async (path: string) => {
  const view = viewOf(await member.get(path))
  if (view.name !== 'lead') throw new Error(`${path} shows no lead.`)
  return view
}
const leadAt = async (path: string): Promise<DeskLead> => (await leadView(path)).lead

test('a member answers a lead once however often they press the button, and the lead is theirs', async () => {
  const path = leadPath(await write(), 'fr')
  const { keys } = await leadView(path)
  const answer = { action: 'answer', key: keys.answer, text: 'Bonjour,\nvoici.' }
  for (let time = 0; time < 3; time++) {
    const sent = await member.post(path, answer)
    expect([sent.status, sent.headers.location]).toEqual([303, path])
  }
  const lead = await leadAt(path)
  expect(lead).toMatchObject({ state: 'answered', owner: camille })
  expect(lead.mails.filter(({ kind }) => kind === 'answer')).toMatchObject([
    { text: answer.text, status: 'waiting', author: camille },
  ])
})

test('a lead stands beside the list that it was chosen from, also after a member did something about it', async () => {
  const id = await write({ p_name: 'Ada Chosen' })
  await write({ p_name: 'Nora Chosen', p_email: 'nora@example.org' })
  await write({ p_name: 'Zoé Other', p_email: 'zoe@example.org' })
  const path = `${leadPath(id, 'en')}?state=new&search=Chosen`
  const { filter, list, lead } = await leadView(path)
  expect([filter, lead.name]).toEqual([{ state: 'new', search: 'Chosen', page: 1 }, 'Ada Chosen'])
  expect(list.leads.map(({ name }) => name).sort()).toEqual(['Ada Chosen', 'Nora Chosen'])
  const changed = await member.post(path, { action: 'change', state: 'won' })
  expect(changed.headers.location).toBe(path)
  expect((await leadView(path)).list.leads.map(({ name }) => name)).toEqual(['Nora Chosen'])
  expect((await leadView(leadPath(id, 'en'))).list.leads).toHaveLength(3)
})

test('what cannot be sent comes back with every word, and nothing is stored', async () => {
  const path = leadPath(await write(), 'en')
  const { keys } = await leadView(path)
  for (const text of ['', ' \n ', 'é'.repeat(5_001)]) {
    const answer = await member.post(path, { action: 'answer', key: keys.answer, text })
    expect(answer.status).toBe(422)
    expect(viewOf(answer)).toMatchObject({ refused: { action: 'answer', text } })
  }
  const unkeyed = await member.post(path, { action: 'answer', key: 'mine', text: 'Bonjour' })
  expect([unkeyed.status, (await leadAt(path)).state]).toEqual([422, 'new'])
})

test('a lead in quarantine is not answered before it is released', async () => {
  const path = leadPath(await write({}, { suspicion: 'honeypot' }), 'fr')
  const { keys } = await leadView(path)
  const answer = { action: 'answer', key: keys.answer, text: 'Bonjour' }
  expect((await member.post(path, answer)).status).toBe(422)
  expect((await member.post(path, { action: 'release' })).status).toBe(303)
  expect((await leadAt(path)).quarantinedFor).toBeNull()
  expect((await member.post(path, answer)).status).toBe(303)
})

test('state, owner and day are set; an unknown state changes nothing, an invalid day counts as none', async () => {
  const path = leadPath(await write(), 'fr')
  const change = { action: 'change', state: 'won', owner: camille, followUpOn: '2026-12-01' }
  await member.post(path, change)
  expect(await leadAt(path)).toMatchObject({ state: 'won', owner: camille, followUpOn: '2026-12-01' })
  await member.post(path, { ...change, state: 'sold' })
  expect(await leadAt(path)).toMatchObject({ state: 'won' })
  for (const followUpOn of ['2026-02-31', '1', "'; drop table leads", '9999-99-99']) {
    await member.post(path, { ...change, followUpOn })
    expect(await leadAt(path)).toMatchObject({ followUpOn: null })
  }
})

test('a person is erased once it was confirmed, and their page is gone', async () => {
  const path = leadPath(await write(), 'fr')
  await write({ p_email: 'Marie+b@example.org' })
  const question = viewOf(await member.get(`${path}/erase`))
  expect(question).toMatchObject({ name: 'erasure', lead: { messages: 2 } })
  expect(await server.rows('select from leads')).toHaveLength(2)
  const erased = await member.post(`${path}/erase`, {})
  expect([erased.status, erased.headers.location]).toEqual([303, leadsPaths.fr])
  expect(await server.rows('select from leads')).toEqual([])
  expect((await member.get(path)).status).toBe(404)
})

test('leads are exported as a table whose cells are text, whoever wrote them', async () => {
  await write({ p_name: '=HYPERLINK("https://evil.example")', p_message: '+1;"deux"\n@trois' })
  const { headers, text } = await member.get(`${leadsPaths.fr}.csv`)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="leads.csv"',
    'cache-control': 'no-store',
  })
  expect(text).toContain('"\'=HYPERLINK(""https://evil.example"")"')
  expect(text).toContain('"\'+1;""deux""\n@trois"')
  expect(text.slice(0, 30)).toContain('"Reçu le";"État"')
})

test.each([
  ['?page=0'],
  ['?page=-1'],
  ['?page=1e9'],
  ['?state=sold'],
  [`?search=${'a'.repeat(5_000)}`],
  ['?search=%00'],
  ["?search='%20or%20true"],
  ['?search=%25_'],
])('a list is drawn whatever its address says: %s', async query => {
  await write()
  const answer = await member.get(leadsPaths.en + query)
  expect([answer.status, viewOf(answer).name]).toEqual([200, 'leads'])
})

test.each([leadsPaths.en, auditsPaths.fr])('%s is shown as far as its last page', async path => {
  const pages = await Promise.all(
    ['200', '201', '1000', '9'.repeat(400)].map(async page =>
      viewOf(await member.get(`${path}?page=${page}`)),
    ),
  )
  expect(pages).toMatchObject(Array(4).fill({ filter: { page: 200 } }))
})

describe('to whoever is not signed in', () => {
  test.each(['', '.csv', '/ID', '/ID/erase'])(
    'nothing is at the leads%s, and a post changes nothing',
    async rest => {
      const id = await write()
      const path = leadsPaths.fr + rest.replace('ID', id)
      const asked = [
        await ask(server.origin, path),
        await postForm(server.origin, path, { values: { action: 'change', state: 'won' } }),
      ]
      expect(asked.map(({ status }) => status)).toEqual([404, 404])
      const [gone, there] = [await ask(server.origin, `${leadsPaths.fr}/${crypto.randomUUID()}`), asked[0]]
      expect(there?.text).toBe(gone.text)
      expect(await server.rows('select state from leads')).toEqual([{ state: 'new' }])
    },
  )

  test('a form of another site does nothing in the name of a member', async () => {
    const path = leadPath(await write(), 'fr')
    const answer = await postForm(server.origin, `${path}/erase`, {
      values: {},
      headers: { cookie: member.cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect([answer.status, await server.rows('select from leads')]).toEqual([403, [{}]])
  })
})
