import { Section } from '../../blocks/page/Section.tsx'
import { More } from './parts.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['cases']
  readonly cases: HomeContent['cases']
}

export function Cases({ words, cases }: Props) {
  return (
    <Section number={7} label={words.label} heading={words.heading}>
      <div className="cases">
        {cases.map(({ title, industry, duration, solution }) => (
          <article key={title}>
            <p className="mono">
              {industry}, {duration}
            </p>
            <h3>{title}</h3>
            <p>{solution}</p>
          </article>
        ))}
      </div>
      <More text={words.more} />
    </Section>
  )
}
