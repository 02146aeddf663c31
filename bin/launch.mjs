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
/** Where npm links the program of whichever package of Node is for this machine. */
const node24 = join(root, 'node_modules/.bin/node')

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
  // Without scripts, what runs afterwards is what the lock file has a hash of.
  const options = ['--no-save', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']
  const npm = spawnSync('npm', ['install', ...options], { cwd: root, stdio: ['ignore', 2, 2] })
  if (npm.status !== 0) fail('The packages could not be installed: see what npm says above, then try again.')
  // npm passes over an optional package that it cannot fetch.
  if (!existsSync(node24)) fail(`Node 24 could not be fetched for ${process.platform} on ${process.arch}.`)
  writeFileSync(stamp, wanted)
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
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
