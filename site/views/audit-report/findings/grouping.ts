import { crawlerPurposes, type GateVerdict, type SourceLink } from '#contracts/audit-report.ts'
import type { FindingsFilter } from '#contracts/report-page.ts'
import { groupOf } from '#contracts/report-words.ts'
import type { Report } from '../report.ts'
import { type Signed, signOf } from '../Tag.tsx'

type Finding = Report['findings'][number]
type Engine = Report['engines'][number]
type Gate = Engine['gates'][number]

interface PillarFindings {
  readonly pillar: Report['pillars'][number]
  /** The costliest first. */
  readonly open: readonly Finding[]
  readonly unscored: readonly Finding[]
  readonly settled: readonly Finding[]
}

/**
 * The findings that a reader has chosen to see. For one page, a finding has its verdict and its evidence on
 * that page; checks of the whole site are left out.
 */
export function filteredFindings(report: Report, { verdict, page }: FindingsFilter): readonly Finding[] {
  const address = page === null ? null : report.pages[page - 1]?.address
  const there = address ? report.findings.flatMap(finding => findingOn(finding, address)) : report.findings
  return verdict === null ? there : there.filter(finding => finding.verdict === verdict)
}

function findingOn(finding: Finding, address: string): readonly Finding[] {
  const own = finding.pages.find(page => page.address === address)
  if (!own) return []
  const evidence = finding.evidence.filter(seen => seen.address === address)
  return [{ ...finding, verdict: own.verdict, evidence, pages: [own] }]
}

/** The costliest pillar first, and last those with nothing open. */
export function findingsByPillar(
  pillars: Report['pillars'],
  findings: readonly Finding[],
): readonly PillarFindings[] {
  const groups = pillars.map(pillar => ({
    pillar,
    ...inGroups(findings.filter(finding => finding.pillar === pillar.pillar)),
  }))
  return groups
    .filter(({ open, unscored, settled }) => open.length + unscored.length + settled.length > 0)
    .toSorted((a, b) => urgencyOf(b.open) - urgencyOf(a.open))
}

/** The findings of a pillar as its marks stand: those that cost points, those without points, those that passed. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const { open, unscored, settled } = inGroups(findings)
  return [...open, ...unscored, ...settled.toSorted(passedFirst)]
}

function inGroups(findings: readonly Finding[]): Omit<PillarFindings, 'pillar'> {
  const { open = [], unscored = [], settled = [] } = Object.groupBy(findings, groupOf)
  return { open: open.toSorted((a, b) => lostBy(b) - lostBy(a)), unscored, settled }
}

function passedFirst(one: Finding, other: Finding): number {
  return Number(other.verdict === 'passed') - Number(one.verdict === 'passed')
}

/** How many findings have each word, the gravest first. */
export function byWord(findings: readonly Finding[]) {
  return [...Map.groupBy(findings, gravityOf)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, [first, ...others]]) => (first ? [{ first, count: others.length + 1 }] : []))
}

function gravityOf(finding: Finding): number {
  return gravity.indexOf(signOf(finding))
}

const gravity: readonly Signed[] = [
  'failed',
  'partial',
  'nothing-to-judge',
  'room-to-grow',
  'could-not-tell',
  'unscored',
  'passed',
  'not-applicable',
]

function urgencyOf(open: readonly Finding[]): number {
  return open.length === 0 ? -1 : open.reduce((lost, finding) => lost + lostBy(finding), 0)
}

function lostBy({ points, maximum }: Finding): number {
  return maximum - points
}

export function crawlersByPurpose({ crawlers }: Report) {
  return crawlerPurposes
    .map(purpose => ({ purpose, crawlers: crawlers.filter(crawler => crawler.purpose === purpose) }))
    .filter(group => group.crawlers.length > 0)
}

/** A remark of a gate about one engine, or the same about several. */
interface GateRemark {
  readonly gate: Gate
  readonly engines: readonly string[]
}

/** Every remark of a gate that is not fully open, once, with its engines; the most serious first. */
export function gateRemarks(engines: readonly Engine[]): readonly GateRemark[] {
  const remarks = engines.flatMap(({ name, gates }) =>
    gates.filter(({ verdict }) => verdict !== 'passed').map(gate => ({ gate, name })),
  )
  const bySentence = Map.groupBy(remarks, ({ gate }) => gate.sentence)
  return [...bySentence.values()]
    .flatMap(group => (group[0] ? [{ gate: group[0].gate, engines: group.map(({ name }) => name) }] : []))
    .toSorted((a, b) => gateGravity.indexOf(b.gate.verdict) - gateGravity.indexOf(a.gate.verdict))
}

const gateGravity: readonly GateVerdict[] = ['not-applicable', 'could-not-tell', 'partial', 'failed']

/** Every source of the report once, in the order of first call: its position is its number, from 1. */
export function numberedSources({ findings }: Report): readonly SourceLink[] {
  const sources = findings.flatMap(finding => finding.sources)
  return [...new Map(sources.map(source => [source.url, source])).values()]
}
