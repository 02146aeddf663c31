import type { Verdict } from '#contracts/audit-report.ts'
import { columns, forTerminal, wrap } from './layout.ts'
import type { Item, Outline, PatchLines, Row, Section } from './outline.ts'

/**
 * A report for a terminal of 80 columns, the score first. The reason of each check is only in the other
 * formats.
 */
export function textReport({ site, score, about, sentence, problem, sections, limits }: Outline): string {
  const parts = [
    [score ?? '', [site, ...about].join(' · '), wrap(sentence ?? '')],
    problem ? [wrap(problem.title), wrap(problem.mend), problem.detail ?? ''] : [],
    ...sections.map(sectionLines),
    [wrap(limits ?? '')],
  ]
  const text = parts
    .map(lines => lines.filter(line => line !== '').join('\n'))
    .filter(part => part !== '')
    .join('\n\n')
  return `${forTerminal(text)}\n`
}

function sectionLines({ heading, sentence, items, isOrdered, rows }: Section): readonly string[] {
  return [
    heading,
    '─'.repeat(heading.length),
    wrap(sentence ?? ''),
    ...items.flatMap((item, index) => (isOrdered ? stepLines(item, index) : itemLines(item))),
    ...rows.flatMap(rowLines),
  ]
}

/** Steps shown with their text to copy; the others are listed. */
const detailedSteps = 3

function stepLines({ name, value, sentence, patch }: Item, index: number): readonly string[] {
  const title = columns(`  ${index + 1}. ${name}`, value)
  if (index >= detailedSteps) return [title]
  return [title, wrap(sentence, 5), ...(patch ? patchLines(patch) : [])]
}

/** Lines to copy are never wrapped: a wrapped line is another line. */
function patchLines({ place, lines }: PatchLines): readonly string[] {
  return [`     ${place}`, ...lines.map(({ sign, text }) => `     ${sign} ${text}`)]
}

function itemLines({ name, value, verdict, sentence }: Item): readonly string[] {
  return rowLines({ name, value, verdict, note: sentence })
}

function rowLines({ name, value, note, verdict }: Row): readonly string[] {
  return [columns(`  ${verdict ? `${signs[verdict]} ` : ''}${name}`, value), note && wrap(note, 4)]
}

/** Signs, since words would not fit. */
const signs: Readonly<Record<Verdict, string>> = {
  passed: '✓',
  partial: '~',
  failed: '✗',
  'not-applicable': '·',
  'could-not-tell': '?',
  'nothing-to-judge': '–',
  'room-to-grow': '+',
}
