import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../tests/support/chromium.ts'
import { type Cost, measureProcess } from './processes.ts'

/** One page audited by one program, from its start to its end. */
export interface PageAudit extends Omit<Cost, 'stdout'> {
  /** 0 to 100. */
  readonly score: number
  /** Checks that were judged: neither left out nor not applicable. */
  readonly checks: number
}

const root = join(import.meta.dirname, '../..')

/** Our own command line, on the one page. */
export async function ours(address: string): Promise<PageAudit> {
  const { stdout, ...cost } = await measureProcess(process.execPath, [
    join(root, 'audit/cli.ts'),
    address,
    ...['--pages', '1', '--format', 'json', '--allow', new URL(address).host],
  ])
  const { score, findings } = JSON.parse(stdout)
  const judged = findings.filter(({ verdict }: { verdict: string }) => /passed|partial|failed/.test(verdict))
  return { ...cost, score: score.points, checks: judged.length }
}

/** Ends with 1 under its own threshold, which is no failure here. */
export async function aiseoAudit(address: string): Promise<PageAudit> {
  const program = join(root, 'node_modules/.bin/aiseo-audit')
  const { origin } = new URL(address)
  const { stdout, ...cost } = await measureProcess(program, [address, '--signals-base', origin, '--json'], {
    codes: [0, 1],
  })
  const { overallScore, categories } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  const factors = Object.values<{ factors: { status: string }[] }>(categories).flatMap(
    ({ factors }) => factors,
  )
  return { ...cost, score: overallScore, checks: factors.filter(({ status }) => status !== 'neutral').length }
}

/** The two categories that ask what ours asks; each audit with a score was made. */
export async function lighthouse(address: string): Promise<PageAudit> {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-lighthouse-'))
  const result = join(folder, 'result.json')
  try {
    const { stdout: _quiet, ...cost } = await measureProcess(
      process.execPath,
      [
        join(root, 'node_modules/lighthouse/cli/index.js'),
        address,
        '--only-categories=seo,agentic-browsing',
        '--output=json',
        `--output-path=${result}`,
        '--quiet',
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { CHROME_PATH: findChromium() } },
    )
    const { categories, audits } = JSON.parse(readFileSync(result, 'utf8'))
    const made = Object.values<{ score: number | null }>(audits).filter(({ score }) => score !== null)
    const scores = Object.values<{ score: number | null }>(categories).map(({ score }) => (score ?? 0) * 100)
    return {
      ...cost,
      score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      checks: made.length,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
