import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#database/maintenance/restore-backup.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { askServer, CommandFailed } from '#server/operator/control-socket.ts'
import { ready } from './faults.ts'
import { newForm, submit } from './forms.ts'
import { broken, type SentForm } from './history.ts'
import { engineNames, openScene, type Scene } from './scene.ts'

/** Each starts a site twice: too long for `npm test`. */
const isLong = process.env['FAULTS'] !== undefined

test.runIf(isLong).each(engineNames)(
  'on %s, a site that is killed while it writes a backup loses nothing, says that there is none, and the one before can be restored',
  { timeout: 300_000 },
  async engine => {
    const scene = await openScene(engine)
    if (!scene) return expect(engine).toBe('postgresql')
    onTestFinished(scene.close)
    const folder = mkdtempSync(join(tmpdir(), 'ibid-backups-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const backUp = () => askServer(scene.dataFolder, { name: 'backup', folder })

    const before = await sendForms(scene)
    expect(await backUp()).toContain('Backup written')
    const whole = readdirSync(folder)
    const after = await sendForms(scene)
    writeFileSync(scene.faultFile, 'to_jsonb called')
    await expect(backUp()).rejects.toThrow(CommandFailed)
    await ready(scene.web)
    const unfinished = readdirSync(folder).filter(name => !whole.includes(name))
    expect(unfinished).toEqual([expect.stringMatching(/\.unfinished$/)])
    expect(await backUp()).toContain('Backup written')

    expect(await scene.stopSite()).toEqual(engine === 'pglite' ? [0] : [0, 0])
    const sent = scene.mailServer.received.map(({ messageId }) => messageId ?? '')
    expect(broken([...before, ...after], await scene.stored(), sent)).toEqual([])
    const restored = await openInMemory('empty')
    onTestFinished(restored.close)
    await restoreBackup(restored, join(folder, whole[0] ?? ''), [])
    const emails = await restored.transaction(query => query<{ email: string }>('select email from leads'))
    expect(emails.map(({ email }) => email).toSorted()).toEqual(before.map(({ email }) => email).toSorted())
  },
)

async function sendForms(scene: Scene): Promise<readonly SentForm[]> {
  const forms = (['message', 'message', 'message'] as const).map(newForm)
  await Promise.all(forms.map(form => submit(scene, form, status => expect(status).toBe('200'))))
  return forms
}
