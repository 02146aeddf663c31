import type { Report } from '../report.ts'

type Finding = Report['findings'][number]

/** What a pillar lost most by, however little: where points are missing before the eye, a check says why. */
export function costliest(findings: readonly Finding[], pillar: Finding['pillar']): Finding | undefined {
  const lost = ({ points, maximum }: Finding) => maximum - points
  return findings
    .filter(finding => finding.pillar === pillar && lost(finding) > 0)
    .toSorted((one, other) => lost(other) - lost(one))[0]
}
