import { Figures } from '../../blocks/data/Figures.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import type { OwnFinding } from './own-findings.ts'
import { More } from './parts.tsx'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['ownAudit']
  readonly findings: readonly OwnFinding[]
  /** How many checks the rubric has. */
  readonly checks: number
}

/** Three lines of the report on this very site, the one it loses included. */
export function OwnAudit({ words, findings, checks }: Props) {
  return (
    <Section number={6} label={words.label} heading={words.heading}>
      <Figures
        figures={findings.map(({ name, ...points }) => ({
          value: fill(words.points, { ...points }),
          text: name,
        }))}
      />
      <p>
        <Inline text={words.text} />
      </p>
      <More text={fill(words.more, { checks })} />
    </Section>
  )
}
