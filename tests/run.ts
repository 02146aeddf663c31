import { sources } from '../bin/build.ts'
import { findChromium } from '../bin/chromium.ts'
import { buildForAnotherOwner } from './support/another-owner.ts'
import { type Changes, isReached, readChanges } from './support/changes.ts'
import { attempt, sayTimes, suite, sum, type Tally, tool } from './support/tally.ts'

/**
 * `npm test`: every gate. `npm test -- unit browser` runs those two, `npm test -- changed` what the present
 * change reaches in all gates, `npm test -- quick` the same in the gates that take seconds. At the end it
 * repeats the failures, which may have scrolled away; the last line counts passes and failures. The exit
 * code is 0 only when nothing failed.
 */
interface Gate {
  /** All of it or, with a commit, only the tests that import something changed since then. */
  run(since?: string): Promise<Tally>
  /** What its tests depend on without importing it: a change there runs all of them. */
  readonly reads: readonly string[]
}

/** What the whole may take on two quiet cores. A longer run says so. */
const budgetMinutes = 12

const everything = ['']
const product = [...sources, 'database/', 'server/']
const sql = ['database/migrations/', 'database/procedures/', 'database/roles.sql']

/** The gates of a step run side by side. The cheapest come first, except the build, which others need. */
const steps: readonly Readonly<Record<string, Gate>>[] = [
  {
    build: { run: () => tool('node', ['bin/build.ts']), reads: everything },
    // Most of a build takes one core.
    'other-build': { run: () => attempt(buildForAnotherOwner), reads: everything },
    format: { run: () => tool('biome', ['format', '.']), reads: everything },
    lint: { run: () => tool('biome', ['lint', '--error-on-warnings', '.']), reads: everything },
  },
  {
    types: { run: checkTypes, reads: everything },
    unit: { run: since => suite(['pure', 'stored'], since), reads: ['content/', ...sql] },
  },
  {
    layout: { run: () => suite(['layout']), reads: everything },
    html: { run: since => suite(['html'], since), reads: sources },
    budgets: { run: since => suite(['budgets'], since), reads: sources },
    audit: { run: since => suite(['audit'], since), reads: product },
    contract: { run: since => suite(['contract', 'fuzz', 'faults'], since), reads: product },
  },
  { browser: { run: since => testInBrowser(since), reads: product } },
  { alone: { run: since => suite(['alone'], since), reads: product } },
]
const quick = ['format', 'lint', 'types', 'unit', 'layout']

const started = Date.now()
const total = sum(await runGates(process.argv.slice(2)))
sayTimes(total.files)
const minutes = (Date.now() - started) / 60_000
if (minutes > budgetMinutes) {
  console.log(
    `\nThis took ${minutes.toFixed(1)} minutes; the whole may take ${budgetMinutes} on two quiet cores.`,
  )
}
for (const reason of total.failures) console.log(`\n✗ ${reason}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length > 0 ? 1 : 0

async function runGates(asked: readonly string[]): Promise<readonly Tally[]> {
  const all = steps.flatMap(step => Object.keys(step))
  refuseUnknown(asked, [...all, 'quick', 'changed'])
  const wanted = asked.flatMap(name => ({ quick, changed: all })[name] ?? name)
  const changes = asked.includes('quick') || asked.includes('changed') ? readChanges() : null
  const tallies: Tally[] = []
  for (const step of steps) {
    const gates = Object.entries(step).filter(([name]) => asked.length === 0 || wanted.includes(name))
    tallies.push(...(await Promise.all(gates.map(([name, gate]) => runGate(name, gate, changes)))))
  }
  return tallies
}

function refuseUnknown(asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter(name => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`There is no gate called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

async function runGate(name: string, gate: Gate, changes: Changes | null): Promise<Tally> {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const since = changes && !isReached(gate.reads, changes) ? changes.since : undefined
  const tally = await gate.run(since)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`   ${name}: ${tally.passed} passed, ${tally.failures.length} failed (${seconds} s)`)
  return { ...tally, failures: tally.failures.map(reason => `${name}: ${reason}`) }
}

/**
 * `astro check` writes the types of the content, which `tsc` reads. It needs the interface of TypeScript 6:
 * everything but pages is checked by TypeScript 7, which takes a third of the CPU, in one thread a half less.
 */
async function checkTypes(): Promise<Tally> {
  const pages = ['check', '--tsconfig', 'site/tsconfig.pages.json', '--minimumFailingSeverity', 'warning']
  return sum([await tool('astro', pages), await tool('tsc', ['-p', '.', '--singleThreaded'])])
}

async function testInBrowser(since?: string): Promise<Tally> {
  return sum([await attempt(findChromium), await suite(['browser'], since)])
}
