import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { leadsPaths } from '#contracts/desk.ts'
import { askServer } from '#server/operator/control-socket.ts'
import { ask } from '#server/testing/ask.ts'
import { enterByLink } from '#server/testing/desk.ts'
import { patience, settle } from './faults.ts'
import { newForm, submit } from './forms.ts'
import { broken, type SentForm } from './history.ts'
import { engineNames, openScene, type Scene } from './scene.ts'

/** Debian's libfaketime, which gives a program another clock than that of the machine. */
const [library = null] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
/** Takes minutes, of which one is that of `server/maintenance/each-minute.ts`: too long for `npm test`. */
const isLong = process.env['FAULTS'] !== undefined && library !== null

describe.runIf(isLong).each(engineNames)('on %s, a clock that jumps', engine => {
  test('loses no form, audit or mail, signs no member out within the day, and puts no work off for long', {
    timeout: 600_000,
  }, async context => {
    const folder = mkdtempSync(join(tmpdir(), 'ibid-clock-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const clock = join(folder, 'clock')
    const set = (to: string) => writeFileSync(clock, to)
    set('+0')
    const scene = (await openScene(engine, settingsOf(clock))) ?? context.skip('There is no PostgreSQL here.')
    onTestFinished(scene.close)
    const cookie = await signIn(scene)
    const sent: SentForm[] = []
    const statuses: string[] = []
    for (const time of ['+0', '+5h', '-3h', '+26h', '+0']) {
      set(time)
      const { length: before } = scene.mailServer.received
      // Three mails are put off, to a time that is far ahead once the clock is set back.
      if (time === '+5h') scene.mailServer.meet(451, 451, 451)
      const forms = (['message', 'message', 'audit'] as const).map(newForm)
      sent.push(...forms)
      await Promise.all(forms.map(form => submit(scene, form, status => statuses.push(status))))
      // Twelve hours after their last visit they are no longer signed in.
      if (time !== '+26h') expect(await statusOfDesk(scene, cookie)).toBe(200)
      // Forms whose token is of tomorrow or of yesterday are in quarantine, without mails.
      if (time === '+0' || time === '+5h')
        await expect.poll(() => scene.mailServer.received.length, patience).toBeGreaterThan(before)
    }
    await settle(scene)
    expect(await scene.stopSite()).toEqual(engine === 'pglite' ? [0] : [0, 0])
    const stored = await scene.stored()
    const identifiers = scene.mailServer.received.map(({ messageId }) => messageId ?? '')
    console.log(
      `${engine}: ${sent.length} forms, ${stored.leads.length} stored, ${stored.audits.length} audits, ${identifiers.length} mails.`,
    )
    expect(broken(sent, stored, identifiers)).toEqual([])
    expect(stored.audits.filter(({ jobs }) => jobs > 0)).toEqual([])
    expect(stored.mails.filter(({ isSent }) => !isSent)).toEqual([])
    expect(new Set(statuses)).toEqual(new Set(['200']))
  })
})

/** Timers go on as they are: a clock that is set does not move them. */
function settingsOf(clock: string): Record<string, string> {
  return {
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DESK_MEMBERS: 'camille@ibid.example',
  }
}

async function signIn({ web, dataFolder }: Scene): Promise<string> {
  const said = await askServer(dataFolder, { name: 'sign-in-link', email: null })
  const link = /[?&]link=([^&\s]+)/.exec(said ?? '')?.[1] ?? ''
  const { origin } = await web.site()
  return enterByLink(origin, link, 'https://ibid.example')
}

async function statusOfDesk({ web }: Scene, cookie: string): Promise<number> {
  const { origin } = await web.site()
  return (await ask(origin, leadsPaths.fr, { headers: { cookie } })).status
}
