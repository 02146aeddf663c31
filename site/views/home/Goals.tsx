import { ConfidenceNote } from '../../blocks/ConfidenceNote.tsx'
import { Figures } from '../../blocks/Figures.tsx'
import { Section } from '../../blocks/Section.tsx'
import type { HomeWords } from '../Home.words.ts'

export function Goals({ words }: { readonly words: HomeWords['goals'] }) {
  return (
    <Section number={8} label={words.label} heading={words.heading}>
      <Figures figures={words.figures} />
      <ConfidenceNote {...words.confidence} />
    </Section>
  )
}
