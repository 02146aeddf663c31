import { Section } from '../../blocks/Section.tsx'
import { SourceNotes } from '../../blocks/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import type { HomeWords } from '../Home.words.ts'

interface Props {
  readonly words: HomeWords['results']
  readonly sources: readonly NumberedSource[]
  readonly labels: HomeWords['sources']
}

/** The one statistic of the page, at full size, with its scope and the study that contradicts it. */
export function Results({ words, sources, labels }: Props) {
  return (
    <Section number={5} label={words.label} heading={words.heading}>
      <div className="statistic">
        <p className="statistic-figure">{words.figure}</p>
        <p className="statistic-text">
          <Inline text={words.text} />
        </p>
      </div>
      <div className="statistic-limit">
        <p>
          <Inline text={words.limit} />
        </p>
        <aside className="margin">
          <SourceNotes sources={sources} labels={labels} />
        </aside>
      </div>
    </Section>
  )
}
