import type { CheckChange, ReportChanges } from '#contracts/audit-comparison.ts'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { columns, wrap } from './layout.ts'
import { reportWords, verdictWords } from './words.ts'

/** What changed since an earlier report, for a terminal. */
export function changesText({ before, points, sentence, checks }: ReportChanges, language: Language): string {
  const since = `${reportWords.since[language]} ${before.startedAt.slice(0, 10)}`
  const lines = checks.map(change => columns(`  ${change.name[language]}`, changeOf(change, language)))
  const told = points === null ? [] : lines
  return `${[since, '─'.repeat(since.length), wrap(sentence[language]), ...told].join('\n')}\n`
}

function changeOf({ before, after, points }: CheckChange, language: Language): string {
  if (points) return `${points > 0 ? '+' : '−'}${figure(Math.abs(points), language)}`
  const word = (verdict: CheckChange['before']) => (verdict ? verdictWords[verdict][language] : '–')
  return `${word(before)} → ${word(after)}`
}
