import { json } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { auditSite } from '../index.ts'
import type { Answer, Request } from './messages.ts'

/**
 * The program of one audit. It knows no secret and reaches no database: a visited site can harm only its
 * own audit.
 */
endWithParent()
// The parent process wrote the request, in this form.
const { address, options } = (await json(process.stdin)) as Request
const report = await auditSite(address, { ...options, onProgress: progress => say({ progress }) })
say({ report })

function say(answer: Answer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}

/** A killed server cannot end this process, and the process may be too busy to notice: a thread does. */
function endWithParent(): void {
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 500)`
  new Worker(watch, { eval: true }).unref()
}
