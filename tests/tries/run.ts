import type { Try } from './programs.ts'

/**
 * `npm run try -- container`: what needs programs that most machines do not have, and is no part of `npm test`.
 * Each prints what it did, exits with 1 when a promise is not kept, and leaves nothing behind.
 */
const tries: Readonly<Record<string, () => Promise<{ readonly default: Try }>>> = {
  container: () => import('./container.ts'),
  pgbouncer: () => import('./pgbouncer.ts'),
  patroni: () => import('./patroni.ts'),
  many: () => import('./many.ts'),
  version: () => import('./version.ts'),
}

const [name = ''] = process.argv.slice(2)
const load = tries[name]
if (load) await run((await load()).default)
else {
  console.error(`Say which: ${Object.keys(tries).join(', ')}.`)
  process.exitCode = 2
}

async function run(attempt: Try): Promise<void> {
  const started = Date.now()
  await using stack = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(130)))
  try {
    await attempt(stack)
    console.log(`\nAll kept (${Math.round((Date.now() - started) / 1000)} s).`)
  } catch (error) {
    console.error(`\nNOT KEPT: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
