import type { AuditReport, Evidence, Finding, Fix, Verdict } from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'

/**
 * The findings as a table for a spreadsheet: one row for each check, and for each page of a check made
 * page by page. Text of the audited site stays text: no cell of it begins a formula.
 */
export function csvReport(report: AuditReport, language: Language): string {
  const fixes = new Map(report.fixes.map(fix => [fix.check, fix]))
  const pillars = new Map(report.pillars.map(({ pillar, name }) => [pillar, name[language]]))
  const rows = report.findings.flatMap(finding =>
    subjectsOf(finding).map(({ address, verdict }) => [
      pillars.get(finding.pillar) ?? finding.pillar,
      finding.check,
      finding.name[language],
      address,
      verdicts[verdict][language],
      decimal(finding.points, language),
      decimal(finding.maximum, language),
      confidences[finding.confidence][language],
      finding.sentence[language],
      evidenceOf(finding, address),
      ...fixCells(fixes.get(finding.check), language),
    ]),
  )
  const heading = Object.values(columns).map(name => name[language])
  const lines = [heading, ...rows].map(cells => cells.map(cell).join(separators[language]))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

/** Without it, Excel reads UTF-8 as the code page of the machine. */
const byteOrderMark = '\ufeff'

/** What a spreadsheet set to the language expects: where a comma is the decimal sign, it cannot part cells. */
const separators: Readonly<Record<Language, string>> = { fr: ';', en: ',' }

/** A cell that begins with one of these is a formula to some spreadsheet, in quotes or not (OWASP, "CSV Injection"). */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/u

function cell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** The pages that a check was made on; the whole site where it was made once. */
function subjectsOf({ pages, verdict }: Finding): readonly { address: string; verdict: Verdict }[] {
  return pages.length > 0 ? pages : [{ address: '', verdict }]
}

/** What was seen on a page, or anywhere for a check of the whole site. */
function evidenceOf({ evidence }: Finding, address: string): string {
  return evidence
    .filter(seen => address === '' || seen.address === address)
    .map(({ address, where, quote }: Evidence) => `${address} · ${where}: ${quote}`)
    .join('\n')
}

function fixCells(fix: Fix | undefined, language: Language): readonly string[] {
  if (!fix) return ['', '', '', '']
  const { title, points, effort, horizonDays } = fix
  return [title[language], decimal(points, language), efforts[effort][language], String(horizonDays)]
}

/** As the spreadsheet reads it: no grouping, the decimal sign of the language. */
function decimal(value: number, language: Language): string {
  return language === 'fr' ? String(value).replace('.', ',') : String(value)
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

const verdicts: Readonly<Record<Verdict, Bilingual>> = {
  passed: { fr: 'Bon', en: 'Good' },
  partial: { fr: 'À corriger', en: 'Needs work' },
  failed: { fr: 'Faible', en: 'Weak' },
  'not-applicable': { fr: 'Sans objet', en: 'Not applicable' },
  'could-not-tell': { fr: 'Non mesuré', en: 'Not measured' },
}

const confidences: Readonly<Record<Finding['confidence'], Bilingual>> = {
  high: { fr: 'élevée', en: 'high' },
  moderate: { fr: 'moyenne', en: 'moderate' },
  estimated: { fr: 'estimée', en: 'estimated' },
}

const efforts: Readonly<Record<Fix['effort'], Bilingual>> = {
  low: { fr: 'faible', en: 'low' },
  medium: { fr: 'moyen', en: 'medium' },
  high: { fr: 'élevé', en: 'high' },
}
