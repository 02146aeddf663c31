import type { Item, Outline, PatchLines, Section, Told } from './outline.ts'

/** A report as a brief for the person who repairs the site. */
export function markdownReport({ site, score, about, sentence, problem, sections, limits }: Outline): string {
  const parts = [
    `# ${plain(score ? `${site}: ${score}` : site)}`,
    about.join(', '),
    plain(sentence ?? ''),
    problem ? problemQuote(problem) : '',
    ...sections.map(sectionText),
    limits ?? '',
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

function problemQuote({ title, mend, detail }: Told): string {
  return `> ${plain(title)} ${plain(mend)}${detail ? `\n\n${code(detail)}` : ''}`
}

function sectionText({ heading, sentence, items, isOrdered, rows }: Section): string {
  const hasNotes = rows.some(({ note }) => note !== '')
  const table = rows.map(({ name, value, note }) => (hasNotes ? [name, value, note] : [name, value]))
  return [
    `## ${heading}`,
    plain(sentence ?? ''),
    ...(isOrdered ? [items.map(step).join('\n')] : items.map(finding)),
    tableOf(table),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

function step({ name, value, sentence, pages, patch }: Item, index: number): string {
  return [
    `${index + 1}. **${plain(name)}** (${value})`,
    `   ${plain(sentence)}`,
    ...pages.map(page => `   - ${plain(page)}`),
    ...(patch ? diffOf(patch) : []),
  ].join('\n')
}

function diffOf({ place, lines }: PatchLines): readonly string[] {
  const diff = [`@@ ${place} @@`, ...lines.map(({ sign, text }) => sign + text)]
  const fence = '`'.repeat(Math.max(3, longestRun(diff.join('\n')) + 1))
  return ['', `   ${fence}diff`, ...diff.map(line => `   ${line}`), `   ${fence}`]
}

function finding({ name, value, sentence, why, evidence, sources }: Item): string {
  const seen = evidence.map(
    ({ address, where, quote }) => `- ${plain(address)}, ${code(where)}${quote && `: ${code(quote)}`}`,
  )
  const links = sources.map(({ title, url }) => `- [${plain(title)}](${url})`)
  return [`### ${plain(name)} (${value})`, plain(sentence), plain(why ?? ''), [...seen, ...links].join('\n')]
    .filter(part => part !== '')
    .join('\n\n')
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const [first] = rows
  if (!first) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(first.map(() => '')),
    line(first.map(() => '---')),
    ...rows.map(cells => line(cells.map(plain))),
  ].join('\n')
}

/** Includes U+0085, which is a space to some programs and a line break to others. */
const spaces = /[\s\u0085]+/gu

/** A text of a visited site stays text: nothing in it becomes markup, a link or a picture. */
function plain(text: string): string {
  return text.replace(spaces, ' ').replace(/[\\`*_{}[\]<>|#!~]/gu, '\\$&')
}

/** A quote, in a fence that it cannot close. */
function code(text: string): string {
  const flat = text.replace(spaces, ' ').replaceAll('|', '¦')
  const fence = '`'.repeat(longestRun(flat) + 1)
  return `${fence} ${flat} ${fence}`
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/gu) ?? []).map(run => run.length))
}
