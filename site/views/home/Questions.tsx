import { Section } from '../../blocks/Section.tsx'
import { SourceNotes } from '../../blocks/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import type { HomeContent, HomeWords } from '../Home.words.ts'
import { More } from './parts.tsx'

interface Props {
  readonly words: HomeWords['faq']
  readonly questions: HomeContent['questions']
  readonly sources: readonly NumberedSource[]
  readonly labels: HomeWords['sources']
}

export function Questions({ words, questions, sources, labels }: Props) {
  return (
    <Section
      number={10}
      label={words.label}
      heading={words.heading}
      margin={<SourceNotes sources={sources} labels={labels} />}
    >
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0}>
          <summary>{question}</summary>
          <p>
            <Inline text={answer} />
          </p>
        </details>
      ))}
      <More text={words.more} />
    </Section>
  )
}
