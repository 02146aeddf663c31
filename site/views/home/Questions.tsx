import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { FaqList } from '../../blocks/passages/FaqList.tsx'
import { SourceNotes } from '../../blocks/sources/SourceNotes.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { More } from './parts.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['faq']
  readonly questions: HomeContent['questions']
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
}

export function Questions({ words, questions, sources, labels }: Props) {
  return (
    <Section
      number={10}
      label={words.label}
      heading={words.heading}
      margin={<SourceNotes sources={sources} labels={labels.sources} />}
    >
      <FaqList items={questions} />
      <More text={words.more} />
    </Section>
  )
}
