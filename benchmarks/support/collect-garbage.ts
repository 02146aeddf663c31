import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into a server through NODE_OPTIONS: what it holds at rest can then be asked for by a signal. */
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
process.on('SIGUSR2', () => collectGarbage())
