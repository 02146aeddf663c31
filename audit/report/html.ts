import type { AuditReport, Evidence, Finding, Fix } from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { shownAddress } from '#contracts/shown-address.ts'
import { escaped } from '#language/markup.ts'
import { figure } from '#language/numbers.ts'
import { pageStanding, reportWords, verdictWords } from './words.ts'

/**
 * The report as one file that needs nothing else: no script, no picture, no address to load. Whatever
 * comes from the visited site is escaped. `changes` is told first, when there are any.
 */
export function htmlReport(report: AuditReport, language: Language, changes = ''): string {
  const title = report.score ? `${report.site}: ${report.score.points} / 100` : report.site
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${[
  heading(report, language),
  changes && `<pre>${escaped(changes.trimEnd())}</pre>`,
  problem(report, language),
  engines(report, language),
  fixes(report.fixes, language),
  pillars(report, language),
  findings(report.findings, language),
  pages(report, language),
  report.score && `<p>${escaped(reportWords.limits[language])}</p>`,
]
  .filter(Boolean)
  .join('\n')}
</main>
</body>
</html>
`
}

const style = `:root{color-scheme:light dark;font:1rem/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.3rem .6rem .3rem 0;border-bottom:1px solid;vertical-align:top}
td:last-child{font-variant-numeric:tabular-nums}pre,code{font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
pre{border:1px solid;padding:.6rem}.score{font-size:2.5rem;font-weight:700}@media print{main{max-width:none;padding:0}}`

function heading({ site, score, rubricVersion, startedAt }: AuditReport, language: Language): string {
  const about = `<p>${escaped(`${reportWords.rubric[language]} ${rubricVersion}, ${startedAt.slice(0, 10)}`)}</p>`
  if (!score) return `<h1>${escaped(site)}</h1>\n${about}`
  const figureOf = `<p class="score">${score.points} ± ${score.band} / 100</p>`
  return `<h1>${escaped(site)}</h1>\n${figureOf}\n<p>${escaped(score.sentence[language])}</p>\n${about}`
}

function problem({ problem }: AuditReport, language: Language): string {
  if (!problem) return ''
  const detail = problem.detail ? `\n<pre>${escaped(problem.detail)}</pre>` : ''
  return `<p><strong>${escaped(problem.title[language])}</strong> ${escaped(problem.mend[language])}</p>${detail}`
}

function engines({ engines, undocumentedEngines }: AuditReport, language: Language): string {
  const rows = engines.map(({ name, open, gates }) => {
    const closed = gates.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
    const why = closed.map(({ sentence }) => sentence[language]).join(' ')
    return [name, open ? reportWords.open[language] : reportWords.closed[language], why]
  })
  const undocumented = undocumentedEngines.map(({ name, sentence }) => [name, '–', sentence[language]])
  return table(reportWords.engines, language, [...rows, ...undocumented])
}

function fixes(all: readonly Fix[], language: Language): string {
  if (all.length === 0) return ''
  const items = all.map(({ title, action, points, horizonDays, patch }) => {
    const gain = `+${figure(points, language)}, ${horizonDays} ${reportWords.days[language]}`
    const lines = patch ? [patch.place, ...marked(patch.removed, '- '), ...marked(patch.added, '+ ')] : []
    const copy = lines.length > 0 ? `<pre>${escaped(lines.join('\n'))}</pre>` : ''
    return `<li><strong>${escaped(title[language])}</strong> (${escaped(gain)})<p>${escaped(action[language])}</p>${copy}</li>`
  })
  return `<h2>${escaped(reportWords.fixes[language])}</h2>\n<ol>\n${items.join('\n')}\n</ol>`
}

function marked(text: string, sign: string): readonly string[] {
  return text === '' ? [] : text.split('\n').map(line => sign + line)
}

function pillars({ pillars }: AuditReport, language: Language): string {
  const rows = pillars.map(({ pillar, name, points, maximum }) => [
    `${pillar}. ${name[language]}`,
    maximum === 0 ? '–' : outOf(points, maximum, language),
  ])
  return table(reportWords.pillars, language, rows)
}

function findings(all: readonly Finding[], language: Language): string {
  if (all.length === 0) return ''
  const items = all.map(({ name, verdict, points, maximum, sentence, why, evidence }) => {
    const won = maximum === 0 ? verdictWords[verdict][language] : outOf(points, maximum, language)
    const seen = evidence.length > 0 ? `<ul>${evidence.map(evidenceItem).join('')}</ul>` : ''
    return `<h3>${escaped(name[language])} (${escaped(won)})</h3>\n<p>${escaped(sentence[language])}</p>\n<p>${escaped(why[language])}</p>\n${seen}`
  })
  return `<h2>${escaped(reportWords.findings[language])}</h2>\n${items.join('\n')}`
}

function evidenceItem({ address, where, quote }: Evidence): string {
  return `<li>${escaped(shownAddress(address))}, <code>${escaped(where)}</code>${quote && `: <code>${escaped(quote)}</code>`}</li>`
}

function pages({ pages }: AuditReport, language: Language): string {
  const rows = pages.map(page => [
    shownAddress(page.address),
    `${pageStanding(page, language)} ${page.note?.[language] ?? ''}`.trim(),
  ])
  return table(reportWords.pages, language, rows)
}

function table(title: Bilingual, language: Language, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(cells => `<tr>${cells.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
  return `<h2>${escaped(title[language])}</h2>\n<table>\n${lines.join('\n')}\n</table>`
}

function outOf(points: number, maximum: number, language: Language): string {
  return `${figure(points, language)} / ${figure(maximum, language)}`
}
