import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a server through NODE_OPTIONS: at a signal, it collects garbage and prints how much memory is
 * in use. The collection is of the kind made when memory is short: otherwise V8 keeps freed pages for later.
 */
setFlagsFromString('--expose-gc')
const collectGarbage: (options: object) => void = runInNewContext('gc')
process.on('SIGUSR2', () => {
  for (let times = 0; times < 2; times += 1) {
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
  const { heapUsed, external } = process.memoryUsage()
  console.log(`Live bytes: ${heapUsed + external}`)
})
