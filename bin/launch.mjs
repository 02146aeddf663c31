// @ts-check
/**
 * Runs one of the project's programs: `node bin/launch.mjs <program> [arguments]`.
 *
 * The only JavaScript of the project, because it must run on whatever Node a machine has: it
 * installs what is missing, Node 24 included, and then hands over to the program under Node 24,
 * which runs TypeScript as it is written.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node24 = join(root, 'node_modules/node/bin/node')

installWhatIsMissing()
handOver()

function installWhatIsMissing() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing the packages of package-lock.json, Node 24 among them…')
  // Not `npm ci`: it refuses a lock file from which a registry left out the optional package of
  // another platform. `--no-save` takes the versions of the lock file and leaves it as it is.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (npm.status !== 0 || !existsSync(node24)) {
    console.error('The packages could not be installed: see what npm says above, then try again.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

function handOver() {
  const [program = '', ...rest] = process.argv.slice(2)
  const child = spawn(node24, [join(root, program), ...rest], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Types stripped and code compiled once for every start: a third off the audit of one page.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    },
  })
  // The program ends cleanly by itself: the launcher only passes the signal on and waits.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)))
}
