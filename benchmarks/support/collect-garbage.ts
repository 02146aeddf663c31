import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a server through NODE_OPTIONS: asked by a signal, it gives back what it does not need and says what
 * it holds. As when memory is short, or V8 would keep the pages of garbage for what is to come.
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
