import type { AuditReport, Finding, Verdict } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { groupOf } from '#contracts/report-words.ts'

/**
 * The findings in SARIF 2.1.0 (OASIS, 2020), which code hosts and build servers show beside a change. One
 * result for each check that has not passed; a check that could not tell, or has no points, is a note.
 */
export function sarifReport(report: AuditReport, language: Language): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'GEO audit',
            semanticVersion: `${report.rubricVersion}.0`,
            rules: report.findings.map(finding => ruleOf(finding, language)),
          },
        },
        invocations: [invocationOf(report, language)],
        results: report.findings.flatMap(finding => resultOf(finding, report, language)),
        properties: { address: report.address, score: report.score?.points ?? null },
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf({ check, name, why, sources }: Finding, language: Language) {
  const [source] = sources
  return {
    id: check,
    shortDescription: { text: name[language] },
    fullDescription: { text: why[language] },
    ...(source && { helpUri: source.url }),
  }
}

function invocationOf({ startedAt, finishedAt, outcome, problem }: AuditReport, language: Language) {
  return {
    startTimeUtc: startedAt,
    endTimeUtc: finishedAt,
    executionSuccessful: outcome !== 'failed',
    ...(problem && {
      toolExecutionNotifications: [
        { level: outcome === 'failed' ? 'error' : 'warning', message: { text: problem.title[language] } },
      ],
    }),
  }
}

const levels: Readonly<Record<Verdict, 'error' | 'warning' | 'note' | null>> = {
  failed: 'error',
  partial: 'warning',
  'could-not-tell': 'note',
  passed: null,
  'not-applicable': null,
  // Another check names the fault.
  'nothing-to-judge': null,
  'room-to-grow': 'note',
}

function resultOf(finding: Finding, report: AuditReport, language: Language) {
  const { check, verdict, sentence, evidence, pages } = finding
  const level = groupOf(finding) === 'unscored' ? 'note' : levels[verdict]
  if (!level) return []
  const poor = pages.filter(page => page.verdict === 'failed' || page.verdict === 'partial')
  const addresses = [...evidence, ...poor, report].map(({ address }) => address)
  const [address = report.address] = addresses
  return [
    {
      ruleId: check,
      level,
      message: { text: sentence[language] },
      locations: [{ physicalLocation: { artifactLocation: { uri: address } } }],
    },
  ]
}
