import '../../blocks/page/Tinted.css'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import { SourceNotes } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['results']
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
}

/** The main statistic of the page, with its scope and the study that contradicts it. */
export function Results({ words, sources, labels }: Props) {
  return (
    <Section number={4} label={words.label} heading={words.heading} isTinted>
      <StatisticBlock figure={words.figure} text={words.text} scope={words.scope} />
      <div className="statistic-limit">
        <p>
          <Inline text={words.limit} />
        </p>
        <aside className="margin">
          <SourceNotes sources={sources} labels={labels.sources} />
        </aside>
      </div>
    </Section>
  )
}
