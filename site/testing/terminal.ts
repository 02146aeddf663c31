import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import { type LocalServer, serveLocally } from '#tests/support/local-server.ts'

const example = 'https://example.com'

/**
 * Runs each command it reads in a shell of its own, and writes what that printed as a line. To start 200 shells from
 * the process of the tests, which is large, took 6 s of CPU.
 */
const shellOfShells =
  'while IFS= read -r -d "" command; do bash -c "$command" < /dev/null | base64 --wrap=0; echo; done'

/** A site of this machine that answers at https://example.com, for the commands that pages show. */
export function terminalBefore(answer: RequestListener) {
  let site: LocalServer
  let shell: ChildProcessByStdio<Writable, Readable, null>
  let lines: Interface
  beforeAll(async () => {
    site = await serveLocally(answer)
    const env = { ...process.env, LC_ALL: 'C.UTF-8' }
    shell = spawn('bash', ['-c', shellOfShells], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    lines = createInterface(shell.stdout)
  })
  afterAll(async () => {
    shell.stdin.end()
    await site.close()
  })

  return {
    /** What anyone would see in a terminal. */
    async printed(command: string): Promise<string> {
      shell.stdin.write(`${command.replaceAll(example, site.origin)}\0`)
      const [line] = await once(lines, 'line')
      return Buffer.from(line, 'base64').toString().replaceAll(site.origin, example).trimEnd()
    },
  }
}
