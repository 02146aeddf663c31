import { execFile } from 'node:child_process'
import type { RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { type LocalServer, serveLocally } from '#tests/support/local-server.ts'

const inBash = promisify(execFile)
const example = 'https://example.com'

/** A site of this machine that answers at https://example.com, for the commands that pages show. */
export function terminalBefore(answer: RequestListener) {
  let site: LocalServer
  beforeAll(async () => {
    site = await serveLocally(answer)
  })
  afterAll(() => site.close())

  return {
    /** What anyone would see in a terminal. */
    async printed(command: string): Promise<string> {
      // `grep` that finds nothing ends with 1, which is an answer like any other.
      const line = `${command.replaceAll(example, site.origin)}; true`
      const { stdout } = await inBash('bash', ['-c', line], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
      return stdout.replaceAll(site.origin, example).trimEnd()
    },
  }
}
