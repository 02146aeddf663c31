import './CaseFacts.css'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly study: CaseStudy
  readonly labels: CaseStudiesWords['labels']
}

/** How many of its subjects a case shows. */
const tagsShown = 3

export function CaseFacts({ study: { client, industry, duration, tags }, labels }: Props) {
  const facts = [
    { name: labels.client, value: client },
    { name: labels.industry, value: industry },
    { name: labels.duration, value: duration },
    { name: labels.tags, value: tags.slice(0, tagsShown).join(', ') },
  ]
  return (
    <dl className="case-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="mono">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
