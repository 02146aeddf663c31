import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditReport } from '#contracts/audit-report.ts'
import { languageOfPath } from '#contracts/languages.ts'
import { findChromium } from '../../bin/chromium.ts'
import type { Opinion } from '../../tests/support/auditors.ts'
import { type Cost, measureProcess } from './processes.ts'

/** One page audited by one program, from its start to its end. */
export interface PageAudit extends Omit<Cost, 'stdout'> {
  /** 0 to 100. */
  readonly score: number
  /** Checks that were judged: neither left out nor not applicable. */
  readonly checks: number
}

/** An audit by another program, with its objections. */
export interface PeerAudit extends PageAudit {
  readonly opinions: readonly Opinion[]
}

const root = join(import.meta.dirname, '../..')
type Environment = Readonly<Record<string, string>>

/** Keeps a program on this machine. It adds 40 ms to each start of Node, so it is not used where time is measured. */
const stayLocal: Environment = { NODE_OPTIONS: `--import=${join(root, 'tests/support/no-internet.ts')}` }

/** Our own command line as `npm run audit` starts it, on one page or on a site of several. */
export async function ours(address: string, pages = 1): Promise<PageAudit> {
  const { stdout, ...cost } = await measureProcess(process.execPath, [
    join(root, 'bin/launch.mjs'),
    'audit/cli.ts',
    address,
    ...['--pages', String(pages), '--format', 'json', '--allow', new URL(address).host],
  ])
  const { score, findings }: AuditReport = JSON.parse(stdout)
  // Only checks of the rubric: gates, which are judged for each engine, are not counted.
  const judged = findings.filter(({ verdict }) => /passed|partial|failed/.test(verdict))
  return { ...cost, score: score?.points ?? Number.NaN, checks: judged.length }
}

/**
 * `aiseo-audit`, whose exit code 1 only means a score below its own threshold. It looks for English words,
 * so the lowest score is given for each language.
 */
export async function aiseoAudit(address: string, env: Environment = stayLocal): Promise<PeerAudit> {
  const program = join(root, 'node_modules/.bin/aiseo-audit')
  const { origin, pathname } = new URL(address)
  const { stdout, ...cost } = await measureProcess(program, [address, '--signals-base', origin, '--json'], {
    env,
    codes: [0, 1],
  })
  const report: AiseoReport = JSON.parse(stdout.slice(stdout.indexOf('{')))
  const factors = Object.values(report.categories).flatMap(category => category.factors)
  const opinion = {
    auditor: `aiseo-audit, ${languageOfPath(pathname) === 'en' ? 'English' : 'French'}`,
    score: report.overallScore,
    objections: factors
      .filter(({ status }) => status === 'critical')
      .map(({ name, value }) => `${name} (${value})`),
  }
  const checks = factors.filter(({ status }) => status !== 'neutral').length
  return { ...cost, score: opinion.score, checks, opinions: [opinion] }
}

interface AiseoReport {
  readonly overallScore: number
  readonly categories: Readonly<
    Record<string, { readonly factors: readonly { name: string; value: string; status: string }[] }>
  >
}

/** Lighthouse, with the two categories that overlap with ours. Audits with a score count as checks. */
export async function lighthouse(address: string): Promise<PeerAudit> {
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
        `--chrome-flags=${chromeFlags}`,
      ],
      { env: { ...stayLocal, CHROME_PATH: findChromium() } },
    )
    return { ...cost, ...readLighthouse(JSON.parse(readFileSync(result, 'utf8'))) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const chromeFlags = "--headless=new --no-sandbox --host-resolver-rules='MAP * ~NOTFOUND, EXCLUDE localhost'"

interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { title: string; score: number | null; auditRefs: readonly { id: string }[] }>
  >
  readonly audits: Readonly<Record<string, { title: string; score: number | null }>>
  readonly runtimeError?: { readonly message: string }
}

function readLighthouse({ categories, audits, runtimeError }: LighthouseReport) {
  if (runtimeError) throw new Error(`Lighthouse could not look at the page: ${runtimeError.message}`)
  const opinions = Object.values(categories).map(({ title, score, auditRefs }) => ({
    auditor: `Lighthouse, ${title}`,
    score: (score ?? 0) * 100,
    objections: auditRefs.flatMap(({ id }) => {
      const audit = audits[id]
      return typeof audit?.score === 'number' && audit.score < 1 ? [audit.title] : []
    }),
  }))
  return {
    score: opinions.reduce((sum, { score }) => sum + score, 0) / opinions.length,
    checks: Object.values(audits).filter(({ score }) => score !== null).length,
    opinions,
  }
}
