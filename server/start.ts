import { readEnvironment } from './environment.ts'
import { type RunningServer, runServer } from './run.ts'
import { startFailure } from './start-error.ts'

/** The program: reads its settings, runs the server, and ends it cleanly on SIGINT or SIGTERM. */
try {
  console.log('Reading the settings…')
  const environment = readEnvironment(process.env)
  endOnSignals(await runServer(environment, console.log))
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}

/** How long an end may take, in milliseconds: then it is forced. */
const endTimeMax = 15_000
/** A terminal and the launcher each pass on the same Ctrl-C: what comes this soon is no second signal. */
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
