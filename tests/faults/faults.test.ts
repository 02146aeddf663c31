import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noise } from '#bin/demo/noise.ts'
import { type Fault, faultsOf, settle } from './faults.ts'
import { newForm, submit } from './forms.ts'
import { broken, idOf, type SentForm } from './history.ts'
import { type EngineName, engineNames, openScene, type Scene } from './scene.ts'

/** One of each, in `npm test`; as many as are asked for, and from a new seed, in `npm run test:faults` (`run.ts`). */
const asked = process.env['FAULTS']
const seed = process.env['FAULT_SEED'] ?? '20261122'
const named = process.env['FAULT_ENGINE']?.split(',')
const engines = engineNames.filter(name => named === undefined || named.includes(name))

describe.each(engines)('on %s', engine => {
  test('whatever is killed, nothing acknowledged is lost, doubled or made up, and what was begun is ended', {
    timeout: 180_000 + Number(asked ?? 2) * 60_000,
  }, async context => {
    const scene = (await openScene(engine)) ?? context.skip('There is no PostgreSQL here.')
    onTestFinished(scene.close)
    const sent: SentForm[] = []
    const statuses = new Map<string, number>()
    for (const [round, fault] of planned(engine).entries()) {
      const name = `${seed} ${engine} ${round}`
      if (asked) console.log(`${engine} ${round + 1}: ${fault.name}`)
      await undergo({ scene, fault, name, sent, statuses })
    }
    if (asked) await settle(scene)
    const deaths = scene.web.deaths + (scene.worker === scene.web ? 0 : scene.worker.deaths)
    expect(await scene.stopSite()).toEqual(engine === 'pglite' ? [0] : [0, 0])
    const stored = await scene.stored()
    const identifiers = scene.mailServer.received.map(({ messageId }) => messageId ?? '')
    console.log(
      `Seed ${seed}, ${engine}: ${deaths} processes ended, ${sent.length} forms sent ${sent.reduce((all, { attempts }) => all + attempts, 0)} times, ` +
        `${sent.filter(({ accepted }) => accepted.length > 0).length} accepted, ${stored.leads.length} stored, ` +
        `${stored.audits.length} audits, ${new Set(identifiers.map(idOf)).size} mails received ${identifiers.length} times; ` +
        `answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}.`,
    )
    expect(broken(sent, stored, identifiers)).toEqual([])
    const wrong = [...statuses.keys()].filter(status => !['200', '503', 'none'].includes(status))
    const failures = scene.web.output().matchAll(/^.*"status":500.*$/gm)
    expect(wrong, [...failures].join('\n')).toEqual([])
    if (asked) expect(stored.audits.filter(({ jobs }) => jobs > 0)).toEqual([])
  })
})

/**
 * Each point in turn, and between them whatever happens at a random moment. Those of the short test stand for the
 * others: one of either.
 */
function planned(engine: EngineName): readonly Fault[] {
  const all = faultsOf(engine)
  if (!asked) {
    const names =
      engine === 'pglite'
        ? ['the web process is killed', 'killed at: create_free_audit_from_form called']
        : ['the database is killed', 'killed at: create_lead_from_contact_form committed']
    return all.filter(({ name }) => names.includes(name))
  }
  const [points, random] = [all.filter(({ arm }) => arm), all.filter(({ arm }) => !arm)]
  return Array.from({ length: Number(asked) }, (_, round) => {
    const among = round % 2 === 0 ? points : random
    const fault =
      round % 2 === 0
        ? among[(round / 2) % among.length]
        : among[Math.floor(noise(`${seed} ${round}`) * among.length)]
    if (!fault) throw new Error('There is no such fault.')
    return fault
  })
}

interface Round {
  readonly scene: Scene
  readonly fault: Fault
  readonly name: string
  readonly sent: SentForm[]
  readonly statuses: Map<string, number>
}

/** Forms are sent, one of them twice at once, and meanwhile the fault happens. */
async function undergo({ scene, fault, name, sent, statuses }: Round): Promise<void> {
  const forms = (['message', 'message', 'message', 'audit'] as const).map(newForm)
  sent.push(...forms)
  const [first] = forms
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  fault.arm?.(scene)
  const happening = delay(noise(`${name} moment`) * 300).then(() => fault.happen(scene, name))
  const sending = [...forms, ...(first ? [first] : [])].map(form => submit(scene, form, count))
  await Promise.all([happening, ...sending])
}
