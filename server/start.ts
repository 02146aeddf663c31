import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { RunningServer } from './run.ts'

// With the compile cache, loading the server and its packages takes half the time (0.25 s of CPU instead of
// 0.5). It counts only for imports after this line.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
const { readEnvironment } = await import('./environment.ts')
const { runServer } = await import('./run.ts')
const { startFailure } = await import('./operator/start-error.ts')

try {
  console.log('Reading the settings…')
  const environment = readEnvironment(process.env)
  const server = await runServer(environment, console.log)
  endOnSignals(server)
  console.log(`Listening: open ${server.address}`)
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}

/** In milliseconds: a stop that takes longer is forced. */
const endTimeMax = 15_000
/**
 * In milliseconds. A terminal and the launcher both pass on the same Ctrl-C: one this soon after is no
 * second signal.
 */
const echoTime = 500

function endOnSignals(server: RunningServer): void {
  let firstSignal: number | null = null
  const end = () => {
    const now = performance.now()
    if (firstSignal === null) {
      firstSignal = now
      void endCleanly(server)
    } else if (now - firstSignal > echoTime) {
      console.error('Ended by force.')
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}

async function endCleanly(server: RunningServer): Promise<void> {
  console.log('Ending: answering what has been asked, then closing the database…')
  setTimeout(() => {
    console.error(`Ended by force: it took longer than ${endTimeMax / 1000} s.`)
    process.exit(1)
  }, endTimeMax).unref()
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
