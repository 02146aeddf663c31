import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditReport } from '../../contracts/audit-report.ts'
import type { Result } from '../support/benchmark.ts'
import { isKeptApart, nameOf, publicSites } from './sites.ts'

/** What a person found of one verdict that announces a fault, by the evidence and the page. */
export interface Judgement {
  /** The repository of the site: a check is judged once for a site, as its report tells it. */
  readonly address: string
  readonly check: string
  readonly verdict: 'failed' | 'partial'
  readonly judgement: 'true' | 'false-alarm' | 'misleading'
  readonly why: string
}

export const judgements: readonly Judgement[] = readFileSync(
  join(import.meta.dirname, 'judgements.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line))

/**
 * The share of the faults announced that are true: over all sites, over those that nothing was made right
 * for, and check by check. With the reports of a later audit, how many of its faults ask to be judged again.
 */
export function measureVerdicts(corpus: string, label = 'now'): readonly Result[] {
  const apart = new Set(publicSites.filter(isKeptApart).map(({ repository }) => repository))
  const checks = [...new Set(judgements.map(({ check }) => check))].sort()
  return [
    precision('faults announced that are true', judgements),
    precision(
      'the same, on sites kept apart',
      judgements.filter(({ address }) => apart.has(address)),
    ),
    ...checks.map(name =>
      precision(
        `true: ${name}`,
        judgements.filter(({ check }) => check === name),
      ),
    ),
    ...toJudgeAgain(join(corpus, 'reports', label)),
  ]
}

function precision(name: string, told: readonly Judgement[]): Result {
  const right = told.filter(({ judgement }) => judgement === 'true').length
  return { name: `${name} (${right} of ${told.length})`, value: (100 * right) / told.length, unit: '%' }
}

function toJudgeAgain(reports: string): readonly Result[] {
  if (!existsSync(reports)) return []
  const known = new Set(judgements.map(({ address, check, verdict }) => `${address} ${check} ${verdict}`))
  const announced = publicSites.flatMap(site => {
    const file = join(reports, `${nameOf(site)}.json`)
    if (!existsSync(file)) return []
    const { findings }: AuditReport = JSON.parse(readFileSync(file, 'utf8'))
    return findings
      .filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
      .map(({ check, verdict }) => `${site.repository} ${check} ${verdict}`)
  })
  const fresh = announced.filter(told => !known.has(told)).length
  return [{ name: 'faults announced now that nobody has judged', value: fresh, unit: '' }]
}
