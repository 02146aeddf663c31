import type {
  AuditReport,
  EngineAccess,
  Finding,
  Fix,
  PageSummary,
  Patch,
  Verdict,
} from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { shownPath } from '#contracts/shown-address.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { columns, forTerminal, wrap } from './layout.ts'
import { pageStanding, reportWords, verdictWords } from './words.ts'

/** Fixes shown with their text to copy; the others are listed. */
const detailedFixes = 3

/** The report for a terminal of 80 columns, the score first. */
export function textReport(report: AuditReport, language: Language): string {
  const say = (text: Bilingual) => text[language]
  const sections = [
    heading(report, language),
    report.problem
      ? [wrap(say(report.problem.title)), wrap(say(report.problem.mend)), report.problem.detail ?? '']
      : [],
    engineSection(report.engines, language),
    pillarSection(report, language),
    fixSection(report.fixes, language),
    findingSection(report.findings, language),
    pageSection(report.pages, language),
    report.score ? [wrap(say(reportWords.limits))] : [],
  ]
  const text = sections
    .map(lines => lines.filter(line => line !== '').join('\n'))
    .filter(section => section !== '')
    .join('\n\n')
  return `${forTerminal(text)}\n`
}

function heading(
  { score, site, rubricVersion, pages, startedAt }: AuditReport,
  language: Language,
): readonly string[] {
  const read = pages.filter(({ problem }) => problem === null).length
  const day = startedAt.slice(0, 10)
  const about = `${site} · ${reportWords.rubric[language]} ${rubricVersion} · ${pagesRead(read)[language]} · ${day}`
  if (!score) return [`${site} · ${reportWords.rubric[language]} ${rubricVersion} · ${day}`]
  return [`${score.points} ± ${score.band} / 100`, about, wrap(score.sentence[language])]
}

function pagesRead(count: number): Bilingual {
  return {
    fr: frenchCount(count, 'page lue', 'pages lues'),
    en: `${englishCount(count, 'page')} read`,
  }
}

function engineSection(engines: readonly EngineAccess[], language: Language): readonly string[] {
  if (engines.length === 0) return []
  const rows = engines.flatMap(({ name, open, gates }) => {
    const closed = gates.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
    const state = open ? reportWords.open[language] : reportWords.closed[language]
    return [`  ${name.padEnd(12)}${state}`, ...closed.map(({ sentence }) => wrap(sentence[language], 4))]
  })
  return [title(reportWords.engines[language]), ...rows]
}

function pillarSection({ pillars }: AuditReport, language: Language): readonly string[] {
  if (pillars.length === 0) return []
  const rows = pillars.map(({ pillar, name, points, maximum }) =>
    columns(`  ${pillar}  ${name[language]}`, maximum === 0 ? '–' : outOf(points, maximum, language)),
  )
  return [title(reportWords.pillars[language]), ...rows]
}

function fixSection(fixes: readonly Fix[], language: Language): readonly string[] {
  if (fixes.length === 0) return []
  const detailed = fixes.slice(0, detailedFixes).flatMap((fix, index) => fixLines(fix, index, language))
  const others = fixes
    .slice(detailedFixes)
    .map((fix, index) =>
      columns(`  ${index + 1 + detailedFixes}. ${fix.title[language]}`, gain(fix, language)),
    )
  return [title(reportWords.fixes[language]), ...detailed, ...others]
}

function fixLines(fix: Fix, index: number, language: Language): readonly string[] {
  return [
    columns(`  ${index + 1}. ${fix.title[language]}`, gain(fix, language)),
    wrap(fix.action[language], 5),
    ...(fix.patch ? patchLines(fix.patch) : []),
  ]
}

/** Lines to copy are never wrapped: a wrapped line is another line. */
function patchLines({ place, removed, added }: Patch): readonly string[] {
  const marked = (text: string, sign: string) =>
    text === '' ? [] : text.split('\n').map(line => `     ${sign} ${line}`)
  return [`     ${place}`, ...marked(removed, '-'), ...marked(added, '+')]
}

function gain({ points, horizonDays }: Fix, language: Language): string {
  return `+${figure(points, language)} · ${horizonDays} ${reportWords.days[language]}`
}

function findingSection(findings: readonly Finding[], language: Language): readonly string[] {
  if (findings.length === 0) return []
  const rows = findings.flatMap(({ name, verdict, sentence, points, maximum }) => [
    columns(
      `  ${signs[verdict]} ${name[language]}`,
      maximum === 0 ? verdictWords[verdict][language] : outOf(points, maximum, language),
    ),
    verdict === 'passed' ? '' : wrap(sentence[language], 4),
  ])
  return [title(reportWords.findings[language]), ...rows]
}

function pageSection(pages: readonly PageSummary[], language: Language): readonly string[] {
  if (pages.length === 0) return []
  const rows = pages.flatMap(page => [
    columns(`  ${shownPath(page.address)}`, pageStanding(page, language)),
    page.note ? wrap(page.note[language], 4) : '',
  ])
  return [title(reportWords.pages[language]), ...rows]
}

function outOf(points: number, maximum: number, language: Language): string {
  return `${figure(points, language)} / ${figure(maximum, language)}`
}

function title(text: string): string {
  return `${text}\n${'─'.repeat(text.length)}`
}

/** A word beside each sign would not fit; the sign alone stands for it as the legend of the verdicts. */
const signs: Readonly<Record<Verdict, string>> = {
  passed: '✓',
  partial: '~',
  failed: '✗',
  'not-applicable': '·',
  'could-not-tell': '?',
}
