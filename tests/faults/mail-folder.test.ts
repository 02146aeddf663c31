import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '../support/small-disk.ts'
import { patience, settle } from './faults.ts'
import { newForm, send } from './forms.ts'
import { broken, type SentForm } from './history.ts'
import { openScene } from './scene.ts'

/** A mail that was not taken is tried again after fifteen seconds, and longer each time: too long for `npm test`. */
const isLong = process.env['FAULTS'] !== undefined

test.runIf(isLong)(
  'a full disk of mails keeps no form waiting; every mail is written, whole and once, when there is room again',
  { timeout: 600_000 },
  async context => {
    const disk = mountSmallDisk(4) ?? context.skip('No disk can be mounted here.')
    onTestFinished(() => disk.unmount())
    const scene = (await openScene('pglite', { SMTP_URL: '' })) ?? context.skip()
    onTestFinished(scene.close)
    const folder = join(scene.dataFolder, 'mail')
    rmSync(folder, { recursive: true, force: true })
    symlinkSync(disk.folder, folder)
    disk.fill()
    const sent: SentForm[] = (['message', 'message', 'audit', 'message'] as const).map(newForm)
    for (const form of sent) expect(await send(scene, form)).toBe(200)
    const { output } = await scene.web.site()
    await expect.poll(() => output(), patience).toContain('A mail was not taken: ENOSPC')
    const written = () => readdirSync(disk.folder).filter(name => name.endsWith('.eml'))
    expect(written()).toEqual([])
    disk.free()
    await settle(scene)
    expect(await scene.stopSite()).toEqual([0])
    const stored = await scene.stored()
    const identifiers = written().map(name => /[0-9a-f-]{36}(?=\.eml$)/.exec(name)?.[0] ?? name)
    expect(broken(sent, stored, identifiers)).toEqual([])
    expect(identifiers.toSorted()).toEqual(stored.mails.map(({ id }) => id).toSorted())
    expect(stored.mails.filter(({ isSent }) => !isSent)).toEqual([])
    console.log(`${sent.length} forms, ${identifiers.length} mails written.`)
  },
)
