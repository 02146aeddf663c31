import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { developmentPort, developmentServerPort } from '../site/build/development-proxy.ts'
import { buildSite } from './build.ts'

/**
 * `npm run dev`: pages reload at each change on http://localhost:4321. Behind them the real server,
 * restarted when its code changes, answers calls and draws reports.
 */
const root = join(import.meta.dirname, '..')

buildSite(console.log)
const programs = [
  run(['--watch', '--watch-preserve-output', join(root, 'server/start.ts')], {
    PORT: String(developmentServerPort),
  }),
  run([join(root, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(developmentPort)], {}),
]
for (const program of programs) program.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)

function run(parameters: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
}

function endAll(): void {
  for (const program of programs) program.kill('SIGTERM')
}
