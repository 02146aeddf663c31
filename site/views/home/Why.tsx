import { Figures } from '../../blocks/data/Figures.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { SourceNotes } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['why']
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
}

/** What the agency says, how far it may be believed, and what others have measured. */
export function Why({ words, sources, labels }: Props) {
  return (
    <Section
      number={2}
      label={words.label}
      heading={words.heading}
      margin={<SourceNotes sources={sources} labels={labels.sources} />}
    >
      <Figures figures={words.figures} />
      <ConfidenceNote level={labels.confidence[words.confidence.level]} text={words.confidence.text} />
      <p>
        <Inline text={words.measured} />
      </p>
    </Section>
  )
}
