import type { CheckChange, PageChange, ReportChanges } from '#contracts/audit-comparison.ts'
import type { AuditReport, Finding } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { signedPoints } from '#language/counts.ts'
import { withFrenchSentences } from '../french-report.ts'
import { rounded } from '../judge/score.ts'
import { pageIdentity } from '../read/addresses.ts'
import { comparedReport, findingsById } from './sides.ts'

/**
 * What changed between two audits of one site, and how much of the change of its score comes from its pages
 * rather than from the rubric.
 */
export function reportChanges(before: AuditReport, after: AuditReport): ReportChanges {
  const points = pointsChanged(before, after)
  return {
    before: comparedReport(before),
    after: comparedReport(after),
    points,
    // The sentences of the reports are typeset already.
    sentence: withFrenchSentences(sentence(points)),
    checks: checksChanged(before, after),
    pages: pagesChanged(before, after),
  }
}

/**
 * The pages' part is the change of the score over the findings that both reports judged, each at the points
 * it had before; the rest is the rubric's. With the same rubric all of it is the pages'.
 */
function pointsChanged(before: AuditReport, after: AuditReport): ReportChanges['points'] {
  if (!before.score || !after.score) return null
  const whole = after.score.points - before.score.points
  if (before.rubricVersion === after.rubricVersion) return { pages: whole, rubric: 0 }
  const pages = Math.round(sharedChange(before, after))
  return { pages, rubric: whole - pages }
}

function sharedChange(before: AuditReport, after: AuditReport): number {
  const later = findingsById(after)
  const shared = before.findings.flatMap(finding => {
    const other = later.get(finding.check)
    return other && finding.maximum > 0 && other.maximum > 0 ? [{ finding, other }] : []
  })
  const maximum = shared.reduce((sum, { finding }) => sum + finding.maximum, 0)
  const change = shared.reduce(
    (sum, { finding, other }) => sum + finding.maximum * (shareOf(other) - shareOf(finding)),
    0,
  )
  return maximum === 0 ? 0 : (100 * change) / maximum
}

function shareOf({ points, maximum }: Finding): number {
  return points / maximum
}

function checksChanged(before: AuditReport, after: AuditReport): readonly CheckChange[] {
  const [earlier, later] = [findingsById(before), findingsById(after)]
  const checks = new Set([...earlier.keys(), ...later.keys()])
  return [...checks]
    .flatMap(check => checkChange(earlier.get(check), later.get(check)))
    .sort((one, other) => Math.abs(other.points ?? 0) - Math.abs(one.points ?? 0))
}

function checkChange(before: Finding | undefined, after: Finding | undefined): readonly CheckChange[] {
  const known = after ?? before
  if (!known) return []
  const judged = before && after && before.maximum > 0 && after.maximum > 0
  const points = judged ? rounded(after.points - before.points) : null
  if (before?.verdict === after?.verdict && !points) return []
  const { check, name } = known
  return [{ check, name, before: before?.verdict ?? null, after: after?.verdict ?? null, points }]
}

function pagesChanged(before: AuditReport, after: AuditReport): readonly PageChange[] {
  const [earlier, later] = [readPages(before), readPages(after)]
  const present = [...later].map(([key, page]): PageChange => {
    const known = earlier.get(key)
    return {
      address: page.address,
      kind: !known ? 'added' : known.sha256 === page.sha256 ? 'same' : 'changed',
    }
  })
  const gone = [...earlier]
    .filter(([key]) => !later.has(key))
    .map(([, { address }]): PageChange => ({ address, kind: 'gone' }))
  return [...present, ...gone]
}

function readPages({ pages, documents }: AuditReport) {
  // A page that was also asked for as Markdown has two documents at one address: its own comes first.
  const hashes = new Map(
    documents
      .filter(({ agent }) => agent === null)
      .toReversed()
      .map(({ address, sha256 }) => [address, sha256]),
  )
  return new Map(
    pages
      .filter(({ problem }) => problem === null)
      .map(({ address }) => [pageIdentity(address), { address, sha256: hashes.get(address) ?? null }]),
  )
}

function sentence(points: ReportChanges['points']): Bilingual {
  if (!points) {
    return {
      fr: "L'un des deux audits n'a pas pu noter le site : il n'y a rien à comparer.",
      en: 'One of the two audits could not score the site: there is nothing to compare.',
    }
  }
  const { pages, rubric } = points
  if (pages === 0 && rubric === 0) {
    return {
      fr: "La note n'a pas changé.",
      en: 'The score has not changed.',
    }
  }
  if (rubric === 0) {
    return {
      fr: `${signedPoints(pages).fr} : la grille n'a pas changé, le site oui.`,
      en: `${signedPoints(pages).en}: the rubric has not changed, the site has.`,
    }
  }
  return {
    fr: `${signedPoints(pages + rubric).fr}, dont ${signedPoints(pages).fr} pour les pages et ${signedPoints(rubric).fr} pour la grille, qui a changé entre-temps.`,
    en: `${signedPoints(pages + rubric).en}, of which ${signedPoints(pages).en} for the pages and ${signedPoints(rubric).en} for the rubric, which has changed meanwhile.`,
  }
}
