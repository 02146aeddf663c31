import './Criteria.css'
import { fill } from '../../../content/wording.ts'
import { Clause } from '../PolicyPage.tsx'
import { criteriaWithRules } from './criteria.ts'
import type { AccessibilityWords } from './words.ts'

/** How many criteria of each theme of the RGAA a rule looks at, and how many none does. */
export function Criteria({ words }: { readonly words: AccessibilityWords['criteria'] }) {
  const rules = [...criteriaWithRules()]
  const themes = words.themes.map(({ name, criteria }, index) => ({
    name,
    total: criteria,
    seen: rules.filter(criterion => criterion.startsWith(`${index + 1}.`)).length,
  }))
  const total = sumOf(themes.map(theme => theme.total))
  const seen = sumOf(themes.map(theme => theme.seen))
  const counts = { total, seen, rest: total - seen }
  return (
    <Clause id="criteria" heading={fill(words.heading, counts)} lead={fill(words.lead, counts)} isWide>
      <ul className="criteria">
        {themes.map(theme => (
          <li key={theme.name}>
            <b>{theme.name}</b> <Cells {...theme} /> <span className="mono">{fill(words.count, theme)}</span>
          </li>
        ))}
      </ul>
    </Clause>
  )
}

/** A full line for each criterion that has a rule, an empty one for each that has none. */
function Cells({ seen, total }: { readonly seen: number; readonly total: number }) {
  return (
    <span className="criteria-cells" aria-hidden="true" data-markdown-ignore>
      {Array.from({ length: total }, (_cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only counted.
        <i key={index} className={index < seen ? 'has-rule' : undefined} />
      ))}
    </span>
  )
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
