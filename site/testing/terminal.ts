import { execFile } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'

const inBash = promisify(execFile)
const example = 'https://example.com'

/** A site of this machine that answers at https://example.com, for the commands that pages show. */
export function terminalBefore(answer: RequestListener) {
  let server: Server
  let origin = ''
  beforeAll(async () => {
    server = createServer(answer)
    await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
    // A server that listens on a port has the address of one.
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
  })

  return {
    /** What anyone would see in a terminal. */
    async printed(command: string): Promise<string> {
      // `grep` that finds nothing ends with 1, which is an answer like any other.
      const line = `${command.replaceAll(example, origin)}; true`
      const { stdout } = await inBash('bash', ['-c', line], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
      return stdout.replaceAll(origin, example).trimEnd()
    },
  }
}
