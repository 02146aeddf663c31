import type { AuditReport, Finding, Fix, Patch } from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { shownAddress } from '#contracts/shown-address.ts'
import { figure } from '#language/numbers.ts'
import { pageStanding, reportWords, verdictWords } from './words.ts'

/** The report as a brief to hand to whoever mends the site: what to do first, then what was seen. */
export function markdownReport(report: AuditReport, language: Language): string {
  const parts = [
    heading(report, language),
    problem(report, language),
    engines(report, language),
    fixes(report.fixes, language),
    pillars(report, language),
    findings(report.findings, language),
    pages(report, language),
    report.score ? reportWords.limits[language] : '',
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

function heading({ site, score, rubricVersion, startedAt }: AuditReport, language: Language): string {
  const about = `${reportWords.rubric[language]} ${rubricVersion}, ${startedAt.slice(0, 10)}`
  if (!score) return `# ${plain(site)}\n\n${about}`
  return `# ${plain(site)}: ${score.points} ± ${score.band} / 100\n\n${about}\n\n${plain(score.sentence[language])}`
}

function problem({ problem }: AuditReport, language: Language): string {
  if (!problem) return ''
  const detail = problem.detail ? `\n\n${code(problem.detail)}` : ''
  return `> ${plain(problem.title[language])} ${plain(problem.mend[language])}${detail}`
}

function engines({ engines, undocumentedEngines }: AuditReport, language: Language): string {
  if (engines.length === 0) return ''
  const rows = engines.map(({ name, open, gates }) => {
    const closed = gates.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
    const why = closed.map(({ sentence }) => sentence[language]).join(' ')
    return row(name, open ? reportWords.open[language] : reportWords.closed[language], why)
  })
  const undocumented = undocumentedEngines.map(({ name, sentence }) => row(name, '–', sentence[language]))
  return section(reportWords.engines, language, [...tableHead(['', '', '']), ...rows, ...undocumented])
}

function fixes(all: readonly Fix[], language: Language): string {
  const items = all.map((fix, index) => fixItem(fix, index, language))
  return items.length === 0 ? '' : section(reportWords.fixes, language, items)
}

function fixItem(fix: Fix, index: number, language: Language): string {
  const gain = `+${figure(fix.points, language)}, ${fix.horizonDays} ${reportWords.days[language]}`
  const lines = [
    `${index + 1}. **${plain(fix.title[language])}** (${gain})`,
    `   ${plain(fix.action[language])}`,
    ...fix.pages.slice(0, mostPages).map(page => `   - ${plain(shownAddress(page))}`),
    ...(fix.patch ? patchLines(fix.patch) : []),
  ]
  return lines.join('\n')
}

/** The pages concerned that a list still shows; the findings name them all. */
const mostPages = 12

function patchLines({ place, removed, added }: Patch): readonly string[] {
  const marked = (text: string, sign: string) =>
    text === '' ? [] : text.split(lineEnd).map(line => sign + line)
  const lines = [`@@ ${place.split(lineEnd).join(' ')} @@`, ...marked(removed, '-'), ...marked(added, '+')]
  const fence = fenceFor(lines.join('\n'))
  return ['', `   ${fence}diff`, ...lines.map(line => `   ${line}`), `   ${fence}`]
}

/** All that a reader of Markdown, or of text, may take for the end of a line: more than the line feed we write. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

function pillars({ pillars }: AuditReport, language: Language): string {
  if (pillars.length === 0) return ''
  const rows = pillars.map(({ pillar, name, points, maximum }) =>
    row(`${pillar}. ${name[language]}`, maximum === 0 ? '–' : outOf(points, maximum, language)),
  )
  return section(reportWords.pillars, language, [...tableHead(['', '']), ...rows])
}

function findings(all: readonly Finding[], language: Language): string {
  const items = all
    .filter(({ verdict }) => verdict !== 'passed' && verdict !== 'not-applicable')
    .map(finding => findingItem(finding, language))
  return items.length === 0 ? '' : section(reportWords.findings, language, items)
}

function findingItem(finding: Finding, language: Language): string {
  const { name, verdict, points, maximum, sentence, why, sources, evidence } = finding
  const won = maximum === 0 ? verdictWords[verdict][language] : outOf(points, maximum, language)
  return [
    `### ${plain(name[language])} (${won})`,
    '',
    plain(sentence[language]),
    '',
    plain(why[language]),
    '',
    ...evidence.map(
      ({ address, where, quote }) =>
        `- ${plain(shownAddress(address))}, ${code(where)}${quote && `: ${code(quote)}`}`,
    ),
    ...sources.map(({ title, url }) => `- [${plain(title)}](${url})`),
    '',
  ].join('\n')
}

function pages({ pages }: AuditReport, language: Language): string {
  if (pages.length === 0) return ''
  const rows = pages.map(page =>
    row(shownAddress(page.address), `${pageStanding(page, language)} ${page.note?.[language] ?? ''}`.trim()),
  )
  return section(reportWords.pages, language, [...tableHead(['', '']), ...rows])
}

function section(title: Bilingual, language: Language, lines: readonly string[]): string {
  return [`## ${title[language]}`, '', ...lines].join('\n').trimEnd()
}

function tableHead(cells: readonly string[]): readonly string[] {
  return [`| ${cells.join(' | ')} |`, `| ${cells.map(() => '---').join(' | ')} |`]
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map(cell => plain(cell)).join(' | ')} |`
}

function outOf(points: number, maximum: number, language: Language): string {
  return `${figure(points, language)} / ${figure(maximum, language)}`
}

/** With the next line of Unicode, which is a space to few programs and a new line to some. */
const spaces = /[\s\u0085]+/gu

/** A text of a visited site stays text: nothing in it becomes markup, a link or a picture. */
function plain(text: string): string {
  return text.replace(spaces, ' ').replace(/[\\`*_{}[\]<>|#!~]/gu, '\\$&')
}

/** Quoted as it was seen, in a fence that it cannot close. */
function code(text: string): string {
  const flat = text.replace(spaces, ' ').replaceAll('|', '¦')
  const fence = '`'.repeat(longestRun(flat) + 1)
  return `${fence} ${flat} ${fence}`
}

function fenceFor(text: string): string {
  return '`'.repeat(Math.max(3, longestRun(text) + 1))
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/gu) ?? []).map(run => run.length))
}
