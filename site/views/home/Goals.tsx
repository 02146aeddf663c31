import { Figures } from '../../blocks/data/Figures.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['goals']
  readonly labels: BlockLabels
}

/** The agency's goals: figures without a measurement behind them, which the page says. */
export function Goals({ words, labels }: Props) {
  const { level, text } = words.confidence
  return (
    <Section number={8} label={words.label} heading={words.heading}>
      <Figures figures={words.figures} />
      <ConfidenceNote level={labels.confidence[level]} text={text} />
    </Section>
  )
}
