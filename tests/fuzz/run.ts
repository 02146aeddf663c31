import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../bin/build.ts'

/**
 * `npm run test:fuzz`: the short fuzzing of `npm test`, of every route and every parser, for ten minutes and
 * from a new seed. `npm run test:fuzz -- --minutes 60 --seed 42` sets both; `--only doors` runs one of the
 * two files. A failure is reported with its seed and the smallest counterexample found.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string' },
  },
})
const files = ['parsers', 'doors'].filter(file => values.only === undefined || file === values.only)
if (files.length === 0) {
  console.error(`There is no ${values.only} to fuzz: there are parsers and doors.`)
  process.exit(2)
}

buildSite(console.log)
console.log(`Seed ${values.seed}, ${values.minutes} minutes.`)
const { status } = spawnSync(
  join(import.meta.dirname, '../../node_modules/.bin/vitest'),
  ['run', '--project=fuzz', '--no-file-parallelism', ...files],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_SEED: values.seed,
      FUZZ_SECONDS: String((Number(values.minutes) * 60) / files.length),
    },
  },
)
process.exitCode = status ?? 1
