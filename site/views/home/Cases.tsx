import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { speakerOf } from '../case-studies/speaker.ts'
import { More } from './parts.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['cases']
  readonly cases: HomeContent['cases']
  readonly labels: BlockLabels
}

export function Cases({ words, cases, labels }: Props) {
  return (
    <Section number={8} label={words.label} heading={words.heading}>
      <div className="cases">
        {cases.map(({ title, industry, duration, challenge, solution, testimonial }) => (
          <article key={title}>
            <p className="mono">
              {industry}, {duration}
            </p>
            <h3>{title}</h3>
            <p>{challenge}</p>
            <p>{solution}</p>
            <blockquote>
              <p>{testimonial.quote}</p>
              <footer>{speakerOf(testimonial)}</footer>
            </blockquote>
          </article>
        ))}
      </div>
      <ConfidenceNote level={labels.confidence[words.confidence.level]} text={words.confidence.text} />
      <More text={words.more} />
    </Section>
  )
}
