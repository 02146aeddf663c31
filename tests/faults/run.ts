import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../bin/build.ts'

/**
 * `npm run test:faults`: kills the processes of a running site and its database 200 times on each engine, from a new
 * seed, and checks what is left. `-- --faults 20 --seed 42 --engine pglite` sets all three.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    engine: { type: 'string', default: 'pglite,postgresql' },
  },
})

buildSite(console.log)
console.log(`Seed ${values.seed}, ${values.faults} faults on each of ${values.engine}.`)
const { status } = spawnSync(
  join(import.meta.dirname, '../../node_modules/.bin/vitest'),
  ['run', '--project=faults', '--disable-console-intercept', '--no-file-parallelism'],
  {
    stdio: 'inherit',
    env: { ...process.env, FAULTS: values.faults, FAULT_SEED: values.seed, FAULT_ENGINE: values.engine },
  },
)
process.exitCode = status ?? 1
