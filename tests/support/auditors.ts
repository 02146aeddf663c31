import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { computeScore, runChecks } from 'afdocs'

export interface Opinion {
  readonly auditor: string
  /** From 0 to 100. */
  readonly score: number
  /** What it criticises, one line each. */
  readonly objections: readonly string[]
}

const root = join(import.meta.dirname, '../..')

/** `@vercel/agent-readability`: five pages of the sitemap, taken at random. It is a program, not a library. */
export async function agentReadability(origin: string): Promise<Opinion> {
  const program = join(root, 'node_modules/@vercel/agent-readability/dist/cli/index.cjs')
  const stayLocal = `--import=${join(root, 'tests/support/no-internet.ts')}`
  const output = await new Promise<string>((resolve, reject) => {
    const options = { env: { ...process.env, NODE_OPTIONS: stayLocal } }
    execFile(process.execPath, [program, 'audit', origin, '--json'], options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
  })
  const { score, categories }: AgentReadabilityReport = JSON.parse(output)
  const failed = Object.values(categories).flatMap(({ checks }) =>
    checks.filter(({ passed, skipped }) => !passed && !skipped),
  )
  return {
    auditor: '@vercel/agent-readability',
    score,
    objections: failed.map(({ name, detail }) => `${name} (${detail})`),
  }
}

interface AgentReadabilityReport {
  readonly score: number
  readonly categories: Readonly<
    Record<
      string,
      { readonly checks: readonly { name: string; passed: boolean; skipped: boolean; detail?: string }[] }
    >
  >
}

/** `afdocs`, of at most `pages` pages; it takes the English ones where there are two languages. */
export async function afdocs(origin: string, pages: number): Promise<Opinion> {
  const report = await runChecks(origin, {
    samplingStrategy: 'deterministic',
    maxLinksToTest: pages,
    requestDelay: 0,
    networkContext: 'ci',
  })
  const objections = report.results.filter(({ status }) => !['pass', 'skip'].includes(status))
  return {
    auditor: 'afdocs',
    score: computeScore(report).overall,
    objections: objections.map(({ id, status, message }) => `${status} ${id}: ${message}`),
  }
}
