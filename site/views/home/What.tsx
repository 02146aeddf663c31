import type { BlockLabels } from '../../blocks/labels.ts'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { SourceNotes } from '../../blocks/sources/SourceNotes.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { More } from './parts.tsx'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['what']
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
}

export function What({ words, sources, labels }: Props) {
  return (
    <Section
      id="passage"
      number={2}
      label={words.label}
      heading={words.heading}
      margin={<SourceNotes sources={sources} labels={labels.sources} />}
    >
      <Pairs items={words.points} />
      <More text={words.more} />
    </Section>
  )
}
