import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { inspect } from 'node:util'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { selfSignedCertificate } from '#tests/support/certificate.ts'
import { type Guard, type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { deleteOldMails, openTransport, patience } from './transport.ts'

const trusted = selfSignedCertificate()
const unknown = selfSignedCertificate()
beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), trusted.cert]))

let server: MailServer | undefined
afterEach(() => server?.close())

async function mailServer(guard?: Guard): Promise<MailServer> {
  server = await startMailServer(guard)
  return server
}

function send(smtpUrl: string, limits = patience): Promise<void> {
  const message = { from: 'contact@ibid.example', to: 'marie@example.org', subject: 'Hello', text: 'Hello' }
  const { signal } = new AbortController()
  return openTransport({ smtpUrl, dataFolder: '' }, limits).send(message, { name: 'hello', signal })
}

describe('a mail server with a password', () => {
  const password = 'correct horse'

  test.each(['from the start', 'STARTTLS'] as const)(
    'gets it and the mails over an encrypted connection (%s)',
    async encryption => {
      const { url, passwords, received } = await mailServer({ certificate: trusted, encryption, password })
      await send(url)
      expect([passwords, received]).toMatchObject([[password], [{ subject: 'Hello' }]])
    },
  )

  test.each([
    ['nobody vouches for its certificate', 'from the start', unknown],
    ['nobody vouches for the certificate of its STARTTLS', 'STARTTLS', unknown],
    ['it has no encryption', 'none', trusted],
  ] as const)(
    'gets nothing when %s, and the error does not quote the password',
    async (_what, encryption, certificate) => {
      const { url, passwords, received } = await mailServer({ certificate, encryption, password })
      const failure = await send(url).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: expect.stringMatching(/^E(SOCKET|TLS|CONN)/) })
      expect([passwords, received]).toEqual([[], []])
      expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('correct')
    },
  )
})

test('a file that is gone before it could be deleted is no failure, and neither is a missing folder', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mails-'))
  const nobody = async () => new Set<string>()
  await deleteOldMails(dataFolder, 0, nobody)
  const file = join(dataFolder, 'mail', `2026-11-21-receipt-${crypto.randomUUID()}.eml`)
  mkdirSync(join(dataFolder, 'mail'))
  writeFileSync(file, '')
  await deleteOldMails(dataFolder, 60_000, async ids => {
    rmSync(file)
    return new Set(ids)
  })
  rmSync(dataFolder, { recursive: true })
})

test('a silent mail server is abandoned after a while', async () => {
  const { url, meet } = await mailServer()
  meet('hangs')
  await expect(send(url, { ...patience, socketTimeout: 500 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
