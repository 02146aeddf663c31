import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AuditReport } from '#contracts/audit-report.ts'
import { failedReport } from '../judge/failed-report.ts'
import { internalProblem, problem } from '../judge/problems.ts'
import type { AuditOptions } from '../options.ts'
import { makeFolder, removeFolder } from './folders.ts'
import { type ProcessLimits, processLimits } from './limits.ts'
import type { Answer, Request } from './messages.ts'
import { endGroup, memoryMbOf } from './process-group.ts'

export interface ProcessOptions extends Omit<AuditOptions, 'network'> {
  readonly bounds?: ProcessLimits
  /** The arguments of Node: the program of an audit by default. */
  readonly program?: readonly string[]
}

/**
 * Audits a site in a process of its own. Only its progress and one report, both bounded, come back; a
 * process that crashes, or takes too long or too much memory, ends with a report that says so. Rejects with
 * the signal's reason when it is aborted.
 */
export async function auditInProcess(
  address: string,
  { signal, onProgress, bounds = processLimits, program = auditProgram, ...options }: ProcessOptions,
): Promise<AuditReport> {
  signal?.throwIfAborted()
  const startedAt = new Date().toISOString()
  const folder = makeFolder()
  const child = start(program, folder, bounds)
  const guard = guardProcess(child, bounds, signal)
  try {
    ask(child, { address, options })
    const report = await reportOf(child, bounds, onProgress)
    if (report) return report
    await guard.ended
    signal?.throwIfAborted()
    if (guard.isOverLimit()) return failedReport({ address, startedAt }, problem('too-much', null))
    throw new Error('The process of the audit ended without a report.')
  } catch (error) {
    signal?.throwIfAborted()
    return failedReport({ address, startedAt }, internalProblem(error))
  } finally {
    await guard.end()
    await removeFolder(folder)
  }
}

const auditProgram = [fileURLToPath(import.meta.resolve('./program.ts'))]

/**
 * The variables that it gets of our environment: where programs are, how Node runs, which certificates to
 * trust.
 */
const handedOn = [
  'PATH',
  'LANG',
  'TZ',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
]

function start(program: readonly string[], folder: string, limits: ProcessLimits): ChildProcess {
  const environment = Object.fromEntries(handedOn.map(name => [name, process.env[name]]))
  const child = spawn(process.execPath, [`--max-old-space-size=${limits.heapMb}`, ...program], {
    cwd: folder,
    // A group of its own, so that only the server receives a Ctrl-C of the terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...environment, TMPDIR: folder, HOME: folder, NODE_COMPILE_CACHE: getCompileCacheDir() },
  })
  // Threads that it starts later inherit this.
  if (child.pid !== undefined) setPriority(child.pid, limits.niceness)
  return child
}

/** Ends the process at its limits, and when it is aborted. */
function guardProcess(child: ChildProcess, limits: ProcessLimits, signal: AbortSignal | undefined) {
  let overLimit = false
  const stop = () => {
    overLimit = true
    endGroup(child.pid)
  }
  const callOff = () => endGroup(child.pid)
  const deadline = setTimeout(stop, limits.deadlineMs)
  const watch = setInterval(() => {
    if (child.pid !== undefined && memoryMbOf(child.pid) > limits.memoryMb) stop()
  }, limits.watchMs)
  signal?.addEventListener('abort', callOff)
  const ended = once(child, 'close').catch(() => undefined)
  return {
    ended,
    /** V8 aborts a process whose heap is full, and the kernel kills one when the machine's memory is. */
    isOverLimit: () => overLimit || child.signalCode === 'SIGABRT' || child.signalCode === 'SIGKILL',
    async end() {
      clearTimeout(deadline)
      clearInterval(watch)
      signal?.removeEventListener('abort', callOff)
      endGroup(child.pid)
      await ended
    },
  }
}

function ask(child: ChildProcess, request: Request): void {
  // A process that ends at once never reads its input; its exit code tells.
  child.stdin?.on('error', () => {}).end(JSON.stringify(request))
}

/** Null when it ended without a report. Rejects an answer that is invalid or too long. */
async function reportOf(
  { stdout }: ChildProcess,
  limits: ProcessLimits,
  onProgress: AuditOptions['onProgress'],
): Promise<AuditReport | null> {
  for await (const line of linesOf(stdout, limits.answerBytes)) {
    const answer = answerIn(line)
    if ('report' in answer) return answer.report
    onProgress?.(answer.progress)
  }
  return null
}

/** The lines that have ended. */
async function* linesOf(stdout: ChildProcess['stdout'], bytesMax: number): AsyncGenerator<string> {
  let bytes = 0
  let line = ''
  for await (const piece of stdout?.setEncoding('utf8') ?? []) {
    bytes += Buffer.byteLength(piece)
    if (bytes > bytesMax) throw new Error('The process of an audit said too much.')
    const [rest = '', ...begun] = String(piece).split('\n')
    line += rest
    for (const next of begun) {
      yield line
      line = next
    }
  }
}

function answerIn(line: string): Answer {
  const answer: unknown = JSON.parse(line)
  const isAnswer = typeof answer === 'object' && answer !== null && ('progress' in answer || isReport(answer))
  if (!isAnswer) throw new Error('The process of an audit said something else than an answer.')
  // Written by the program of an audit, whose answers have this form.
  return answer as Answer
}

function isReport(answer: object): boolean {
  const report = 'report' in answer ? answer.report : null
  return (
    typeof report === 'object' && report !== null && 'reportVersion' in report && report.reportVersion === 1
  )
}
