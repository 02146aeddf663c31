import type { Evidence } from '#contracts/audit-report.ts'
import type { Exchange, Visit } from '../../visit.ts'
import { seen } from '../evidence.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { isDeclared } from './declarations.ts'

/**
 * Whether text and data mining is reserved, as a site declares it by TDMRep: in its file, in a header or
 * in a tag (W3C community group report, 2024).
 */
export interface Reservation {
  readonly reserved: boolean
  /** The part of the site that it concerns, as `/archive/*`; null for the whole. */
  readonly path: string | null
  readonly evidence: Evidence
}

export function readReservations(visit: Visit, pages: readonly PageFacts[]): readonly Reservation[] {
  const inPages = pages.flatMap(({ address, declarations }) =>
    declarations
      .filter(({ kind, value }) => kind === 'tdmrep' && /^[01]$/u.test(value))
      .map(({ value, where, quote }) => ({
        reserved: value === '1',
        path: null,
        evidence: seen(address, where, quote),
      })),
  )
  return [...inFile(visit.declarations.tdmRep), ...inPages]
}

function inFile(file: Exchange): readonly Reservation[] {
  if (!isDeclared(file)) return []
  return policiesIn(file.body).map(policy => ({
    reserved: policy['tdm-reservation'] === 1,
    path: partOf(policy.location),
    evidence: seen(file.address, '/.well-known/tdmrep.json', JSON.stringify(policy)),
  }))
}

/** A file with more policies describes parts of the site one by one. */
const mostPolicies = 50

function partOf(location: unknown): string | null {
  const isWhole = typeof location !== 'string' || /^\/?\*?$/u.test(location)
  return isWhole ? null : location
}

function policiesIn(
  body: string,
): readonly { readonly 'tdm-reservation'?: unknown; readonly location?: unknown }[] {
  try {
    const policies: unknown = JSON.parse(body)
    return Array.isArray(policies)
      ? policies.slice(0, mostPolicies).filter(policy => typeof policy === 'object' && policy !== null)
      : []
  } catch {
    return []
  }
}
