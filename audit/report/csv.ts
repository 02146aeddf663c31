import { placesShown } from '#contracts/addresses/shown-address.ts'
import type { AuditReport, Evidence, Finding, Fix, Verdict } from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { shownPoints } from '#contracts/report-points.ts'
import { confidenceWords, effortWords, findingWord } from '#contracts/report-words.ts'
import { csvTable } from '#language/csv.ts'
import { figure } from '#language/numbers.ts'

/**
 * The findings as a table for a spreadsheet: one row for each check, and for each page of a check made
 * page by page. Text of the audited site stays text: no cell of it begins a formula.
 */
export function csvReport(report: AuditReport, language: Language): string {
  const fixes = new Map(report.fixes.map(fix => [fix.check, fix]))
  const pillars = new Map(report.pillars.map(({ pillar, name }) => [pillar, name[language]]))
  const rows = report.findings.flatMap(finding => {
    const { points, maximum } = shownPoints(finding)
    return subjectsOf(finding).map(({ address, verdict }) => [
      pillars.get(finding.pillar) ?? finding.pillar,
      finding.check,
      finding.name[language],
      address,
      findingWord({ verdict, maximum: finding.maximum })[language],
      figure(points, language),
      figure(maximum, language),
      confidenceWords[finding.confidence][language],
      finding.sentence[language],
      evidenceOf(finding, address, language),
      ...fixCells(fixes.get(finding.check), language),
    ])
  })
  const heading = Object.values(columns).map(name => name[language])
  return csvTable([heading, ...problemRows(report, language), ...rows], language)
}

function problemRows({ problem }: AuditReport, language: Language): readonly (readonly string[])[] {
  if (!problem) return []
  const { code, title, mend, detail } = problem
  return [['', code, title[language], '', '', '', '', '', mend[language], detail ?? '', '', '', '', '']]
}

/** The pages of a check; the whole site for a check of the site. */
function subjectsOf({ pages, verdict }: Finding): readonly { address: string; verdict: Verdict }[] {
  return pages.length > 0 ? pages : [{ address: '', verdict }]
}

/** The evidence of one page, or all of it for a check of the whole site. */
function evidenceOf({ evidence }: Finding, address: string, language: Language): string {
  return evidence
    .filter(seen => address === '' || seen.address === address)
    .map(({ address, where, quote }: Evidence) => `${address} · ${placesShown([where], language)}: ${quote}`)
    .join('\n')
}

function fixCells(fix: Fix | undefined, language: Language): readonly string[] {
  if (!fix) return ['', '', '', '']
  const { title, points, effort, horizonDays } = fix
  return [title[language], figure(points, language), effortWords[effort][language], String(horizonDays)]
}

const columns = {
  pillar: { fr: 'Pilier', en: 'Pillar' },
  check: { fr: 'Identifiant', en: 'Identifier' },
  name: { fr: 'Contrôle', en: 'Check' },
  page: { fr: 'Page', en: 'Page' },
  verdict: { fr: 'Verdict', en: 'Verdict' },
  points: { fr: 'Points gagnés', en: 'Points won' },
  maximum: { fr: 'Points en jeu', en: 'Points at stake' },
  confidence: { fr: 'Confiance', en: 'Confidence' },
  sentence: { fr: 'Constat', en: 'Finding' },
  evidence: { fr: 'Vu', en: 'Seen' },
  fix: { fr: 'Correction', en: 'Fix' },
  gain: { fr: 'Gain attendu', en: 'Expected gain' },
  effort: { fr: 'Effort', en: 'Effort' },
  days: { fr: 'Jours', en: 'Days' },
} as const satisfies Record<string, Bilingual>
