import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { noise } from '#bin/demo/noise.ts'
import type { EngineName, Scene, Supervised } from './scene.ts'

export interface Fault {
  readonly name: string
  /** Prepares it, before forms are sent. */
  arm?(scene: Scene): void
  /** Does it; resolves once whatever it took down comes back by itself. */
  happen(scene: Scene, name: string): Promise<void>
}

/** In milliseconds: facts come about sooner, unless something is broken. */
export const patience = { timeout: 120_000, interval: 100 }

/** The procedure that is called and how far its transaction is: what `killable-database.ts` watches. */
const callPoints = points('create_lead_from_contact_form', 'create_free_audit_from_form')
const jobPoints = points('start_mail', 'record_mail_sent', 'start_audit', 'finish_audit')

function points(...procedures: readonly string[]): readonly string[] {
  return procedures.flatMap(name => ['begun', 'called', 'committed'].map(moment => `${name} ${moment}`))
}

const killSite: readonly Fault[] = [
  { name: 'the web process is killed', happen: scene => kill(scene.web) },
  { name: 'the worker is killed', happen: scene => kill(scene.worker) },
]

const killAtPoints: readonly Fault[] = [...callPoints, ...jobPoints].map(point => ({
  name: `killed at: ${point}`,
  arm: ({ faultFile }) => writeFileSync(faultFile, point),
  happen: killed,
}))

const harmPostgres: readonly Fault[] = [
  {
    name: 'the database is killed',
    async happen({ postgres, web }) {
      const { pid } = await web.site()
      await postgres?.kill()
      await postgres?.restart()
      // It is back without a restart of the site.
      await ready(web)
      expect((await web.site()).pid).toBe(pid)
    },
  },
  {
    name: 'the database stands still',
    async happen({ postgres, web }, name) {
      postgres?.signal('SIGSTOP')
      await delay(noise(name) * 2_000)
      postgres?.signal('SIGCONT')
      await ready(web)
    },
  },
]

export function faultsOf(engine: EngineName): readonly Fault[] {
  return [...killSite, ...(engine === 'postgresql' ? harmPostgres : []), ...killAtPoints]
}

async function kill(supervised: Supervised): Promise<void> {
  const site = await supervised.site()
  process.kill(site.pid, 'SIGKILL')
  await site.ended
  await supervised.site()
}

/** Waits until a process has come to the point where it ends itself. */
async function killed({ web, worker, faultFile }: Scene): Promise<void> {
  await expect.poll(() => existsSync(faultFile), patience).toBe(false)
  await Promise.all([ready(web), ready(worker)])
}

/** Waits until a process says that it can be given visitors. */
export async function ready(supervised: Supervised): Promise<void> {
  await expect
    .poll(async () => {
      const { origin } = await supervised.site()
      return fetch(`${origin}/readyz`).then(({ status }) => status, String)
    }, patience)
    .toBe(200)
}

/** Waits until no job is left: those of killed processes are taken up again after half a minute. */
export async function settle({ worker }: Scene): Promise<void> {
  const waiting = async () => {
    const site = await worker.site()
    const address = /http:\S+\/metrics/.exec(site.output())?.[0] ?? ''
    const text = await (await fetch(address)).text()
    const counts = [...text.matchAll(/^website_jobs\{.*\} (\d+)$/gm)].map(([, count]) => Number(count))
    return counts.length === 4 ? counts.reduce((all, count) => all + count, 0) : null
  }
  await expect.poll(waiting, { ...patience, timeout: 600_000, interval: 1_000 }).toBe(0)
}
