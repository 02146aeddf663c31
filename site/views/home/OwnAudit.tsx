import { Figures } from '../../blocks/Figures.tsx'
import { Section } from '../../blocks/Section.tsx'
import { Inline } from '../../content/inline.tsx'
import type { HomeWords } from '../Home.words.ts'
import { More } from './parts.tsx'

/** What the audit says of this very site: its score, its best pillar and its weakest check. */
export function OwnAudit({ words }: { readonly words: HomeWords['audit'] }) {
  return (
    <Section number={7} label={words.label} heading={words.heading}>
      <Figures figures={words.figures} />
      <p>
        <Inline text={words.text} />
      </p>
      <More text={words.more} />
    </Section>
  )
}
