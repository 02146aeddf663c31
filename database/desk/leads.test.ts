import { beforeEach, describe, expect, test } from 'vitest'
import { acceptedAll } from '#contracts/consent.ts'
import type { LeadFilter } from '#contracts/desk.ts'
import { asVisitor } from '../calls.ts'
import { recordConsent } from '../consents.ts'
import {
  answerLead,
  changeLead,
  erasePerson,
  exportLeads,
  listLeads,
  noteLead,
  readLead,
  releaseFromQuarantine,
} from './leads.ts'
import { startMail } from '../mails.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines } from '../testing/engines.ts'
import { sharedDesk } from '../testing/member.ts'
import { auditRequest, contact, createFreeAudit, createLead } from '../testing/visitor.ts'

const camille = 'camille@ibid.example'
const all: LeadFilter = { state: null, search: '', page: 1 }

describe.each(engines)('on $name', async engine => {
  const { database, rows, desk } = await sharedDesk(engine, [camille, 'nora@ibid.example'])
  beforeEach(() => emptyTables(database, 'leads', 'network_messages', 'consents', 'pgboss.job'))

  const write = async (
    changes: Partial<typeof contact> = {},
    visitor: Parameters<typeof asVisitor>[2] = {},
  ) =>
    (await asVisitor(database, query => createLead(query, { ...contact, ...changes }), visitor)).lead_id ?? ''
  const names = async (filter: Partial<LeadFilter>) =>
    (await desk(query => listLeads(query, { ...all, ...filter }))).leads.map(({ name }) => name)

  test('the list shows each person once, by the last of their messages, the newest first', async () => {
    await write({ p_email: 'marie@example.org', p_name: 'Marie, once' })
    await write({ p_email: 'paul@example.org', p_name: 'Paul' })
    await write({ p_email: 'Marie+b@example.org', p_name: 'Marie, again' })
    const { leads, counts } = await desk(query => listLeads(query, all))
    expect(leads.map(({ name, messages }) => [name, messages])).toEqual([
      ['Marie, again', 2],
      ['Paul', 1],
    ])
    expect(counts).toEqual({ new: 3, answered: 0, won: 0, lost: 0, quarantine: 0 })
  })

  test('the list is searched in names, addresses, companies and messages, as they are written', async () => {
    await write({ p_name: '100% Zoé', p_email: 'a@example.org', p_message: 'Rien' })
    await write({ p_name: 'Paul', p_email: 'b@example.org', p_company: 'Fonderie 100', p_message: 'Rien' })
    await write({ p_name: 'Jean', p_email: 'c@example.org', p_message: 'Bonjour\nau bureau' })
    expect(await names({ search: '100%' })).toEqual(['100% Zoé'])
    expect(await names({ search: 'ZOÉ' })).toEqual(['100% Zoé'])
    expect(await names({ search: 'fonderie' })).toEqual(['Paul'])
    expect(await names({ search: 'c@example' })).toEqual(['Jean'])
    expect(await names({ search: 'AU BUREAU' })).toEqual(['Jean'])
    expect(await names({ search: "' or true --" })).toEqual([])
  })

  test('the list has pages of fifty', async () => {
    await rows(`insert into leads (name, email, message, language, created_at)
      select 'Lead ' || n, n || '@example.org', 'Bonjour', 'fr', now() - n * interval '1 minute'
      from generate_series(1, 120) as n`)
    const page = (page: number) => desk(query => listLeads(query, { ...all, page }))
    expect([(await page(1)).leads[0]?.name, (await page(1)).leads.length, (await page(1)).hasNext]).toEqual([
      'Lead 1',
      50,
      true,
    ])
    expect([(await page(3)).leads[0]?.name, (await page(3)).leads.length, (await page(3)).hasNext]).toEqual([
      'Lead 101',
      20,
      false,
    ])
    expect(await desk(query => exportLeads(query, { ...all, page: 3 }))).toHaveLength(120)
  })

  test('a lead in quarantine is listed there alone, and once released its mails are written', async () => {
    const id = await write({}, { suspicion: 'honeypot' })
    expect(await names({})).toEqual([])
    expect(await names({ state: 'quarantine' })).toEqual([contact.p_name])
    expect(await desk(query => readLead(query, id))).toMatchObject({ quarantinedFor: 'honeypot', mails: [] })
    expect(await desk(query => answerLead(query, id, { key: crypto.randomUUID(), text: 'Oui' }))).toBe(false)
    expect(await desk(query => releaseFromQuarantine(query, id))).toBe(true)
    expect(await desk(query => releaseFromQuarantine(query, id))).toBe(false)
    const released = await desk(query => readLead(query, id))
    expect(released?.mails.map(({ kind }) => kind).sort()).toEqual(['notice', 'receipt'])
    expect(await names({ state: 'new' })).toEqual([contact.p_name])
  })

  test('a lead has a state, an owner who is a member, and a day to come back to it', async () => {
    const id = await write()
    await desk(query => changeLead(query, id, { state: 'won', owner: camille, followUpOn: '2026-12-01' }))
    expect(await desk(query => readLead(query, id))).toMatchObject({
      state: 'won',
      owner: camille,
      followUpOn: '2026-12-01',
    })
    expect(await names({ state: 'won' })).toEqual([contact.p_name])
    expect(await names({ state: 'new' })).toEqual([])
    await desk(query => changeLead(query, id, { state: 'lost', owner: 'x@example.org', followUpOn: null }))
    expect(await desk(query => readLead(query, id))).toMatchObject({ state: 'lost', owner: null })
  })

  test('an answer is one mail and one job however often it is posted, and the lead is answered by its member', async () => {
    const id = await write()
    await emptyTables(database, 'pgboss.job')
    const answer = { key: crypto.randomUUID(), text: 'Bonjour,\nvoici.' }
    for (let time = 0; time < 3; time++) expect(await desk(query => answerLead(query, id, answer))).toBe(true)
    expect(await desk(query => readLead(query, id))).toMatchObject({
      state: 'answered',
      owner: camille,
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'answer', status: 'waiting', author: camille, text: answer.text }),
      ]),
    })
    expect(await rows("select from pgboss.job where name = 'send-mail'")).toHaveLength(1)
    const mail = await database.transaction(query => startMail(query, answer.key))
    expect(mail).toMatchObject({ kind: 'answer', text: answer.text })
    await desk(query => answerLead(query, id, { key: crypto.randomUUID(), text: 'Encore.' }))
    expect(await rows("select from mails where kind = 'answer'")).toHaveLength(2)
  })

  test('answers do not count among the mails that strangers may cause in a day', async () => {
    const id = await write()
    await desk(query => answerLead(query, id, { key: crypto.randomUUID(), text: 'Oui' }))
    expect(await rows('select mails_today() as count')).toEqual([{ count: 1 }])
  })

  test('a note is kept once, with its author', async () => {
    const id = await write()
    const note = { key: crypto.randomUUID(), text: 'Rappeler jeudi.' }
    await desk(query => noteLead(query, id, note))
    await desk(query => noteLead(query, id, note))
    expect((await desk(query => readLead(query, id)))?.notes).toMatchObject([
      { text: note.text, author: camille },
    ])
  })

  test('consent is shown as it stands now: a withdrawal reaches a lead that is there already', async () => {
    const consentId = crypto.randomUUID()
    const choose = (training: boolean, analytics: boolean) =>
      database.transaction(query =>
        recordConsent(query, {
          consent: {
            ...acceptedAll,
            timestamp: Date.now(),
            id: consentId,
            preferences: { ...acceptedAll.preferences, analytics },
            ai: { ...acceptedAll.ai, allowTraining: training, allowDataCollection: training },
            expiry: Date.now() + 1_000_000,
          },
          action: 'save',
          words: 'a',
          language: 'fr',
          gpc: false,
        }),
      )
    await choose(true, true)
    const aiConsent = JSON.stringify({
      consent_id: consentId,
      allowTraining: true,
      allowDataCollection: true,
    })
    const id = await write({}, { aiConsent })
    const consent = async () => (await desk(query => readLead(query, id)))?.consent
    expect(await consent()).toMatchObject({ analytics: true, training: true, collection: true })
    await choose(false, false)
    expect(await consent()).toMatchObject({ analytics: false, training: false, collection: false })
    const silent = await write({ p_email: 'b@example.org' })
    expect((await desk(query => readLead(query, silent)))?.consent).toEqual({
      chosenAt: null,
      analytics: false,
      training: false,
      collection: false,
    })
  })

  test('erasing a person erases all their leads, audits, mails and notes, and nobody else’s', async () => {
    const id = await write({ p_email: 'marie@example.org' })
    await asVisitor(database, query =>
      createFreeAudit(query, { ...auditRequest, p_email: 'Marie+audit@example.org' }),
    )
    await desk(query => noteLead(query, id, { key: crypto.randomUUID(), text: 'À rappeler' }))
    const other = await write({ p_email: 'paul@example.org' })
    expect(await desk(query => erasePerson(query, id))).toBe(2)
    expect(await rows('select from audits union all select from lead_notes')).toEqual([])
    expect(await rows('select distinct lead_id::text from mails')).toEqual([{ lead_id: other }])
    expect(await desk(query => readLead(query, id))).toBeNull()
    expect(await desk(query => erasePerson(query, id))).toBe(0)
  })
})
