import './Facts.css'
import { Inline } from '../../../content/inline.tsx'
import type { AccessibilityWords } from './words.ts'

/** The essentials side by side, to be taken in at a glance: each name is a question, which its value answers. */
export function Facts({ rows }: Pick<AccessibilityWords['summary'], 'rows'>) {
  return (
    <dl className="facts">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Inline text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
