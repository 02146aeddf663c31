import type { Evidence, SourceLink } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { escaped } from '#language/markup.ts'
import type { Item, Outline, PatchLines, Row, Section, Told } from './outline.ts'

/**
 * A report as one self-contained file: no script, no picture, no address to load. All text of the visited
 * site is escaped.
 */
export function htmlReport(outline: Outline, language: Language): string {
  const { site, score, about, sentence, problem, sections, limits } = outline
  const parts = [
    `<h1>${escaped(site)}</h1>`,
    score && `<p class="score">${score}</p>`,
    paragraph(sentence),
    paragraph(about.join(', ')),
    problem && problemPart(problem),
    ...sections.map(sectionPart),
    paragraph(limits),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(score ? `${site}: ${score}` : site)}</title>
<style>${style}</style>
</head>
<body>
<main>
${parts.filter(Boolean).join('\n')}
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

function paragraph(text: string | null): string {
  return text ? `<p>${escaped(text)}</p>` : ''
}

function problemPart({ title, mend, detail }: Told): string {
  const seen = detail ? `\n<pre>${escaped(detail)}</pre>` : ''
  return `<p><strong>${escaped(title)}</strong> ${escaped(mend)}</p>${seen}`
}

function sectionPart({ heading, sentence, items, isOrdered, rows }: Section): string {
  const steps = isOrdered ? [`<ol>\n${items.map(step).join('\n')}\n</ol>`] : items.map(finding)
  const table = rows.length > 0 ? `<table>\n${rows.map(tableRow).join('\n')}\n</table>` : ''
  return [`<h2>${escaped(heading)}</h2>`, paragraph(sentence), ...steps, table].filter(Boolean).join('\n')
}

function step({ name, value, sentence, pages, patch }: Item): string {
  const concerned = list(pages.map(escaped))
  const copy = patch ? patchPart(patch) : ''
  return `<li><strong>${escaped(name)}</strong> (${escaped(value)})${paragraph(sentence)}${concerned}${copy}</li>`
}

function patchPart({ place, lines }: PatchLines): string {
  return `<pre>${escaped([place, ...lines.map(({ sign, text }) => `${sign} ${text}`)].join('\n'))}</pre>`
}

function finding({ name, value, sentence, why, evidence, sources }: Item): string {
  const seen = list([...evidence.map(evidenceText), ...sources.map(sourceText)])
  return `<h3>${escaped(name)} (${escaped(value)})</h3>\n${paragraph(sentence)}\n${paragraph(why)}\n${seen}`
}

function evidenceText({ address, where, quote }: Evidence): string {
  return `${escaped(address)}, <code>${escaped(where)}</code>${quote && `: <code>${escaped(quote)}</code>`}`
}

/** An address as text: the file has no links. */
function sourceText({ title, url }: SourceLink): string {
  return `${escaped(title)}: ${escaped(url)}`
}

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>` : ''
}

function tableRow({ name, value, note }: Row): string {
  const cells = [name, value, note].map(cell => `<td>${escaped(cell)}</td>`)
  return `<tr>${cells.join('')}</tr>`
}
