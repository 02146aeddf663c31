import { Section } from '../../blocks/page/Section.tsx'
import { More } from './parts.tsx'
import type { HomeWords } from './words.ts'

export function Method({ words }: { readonly words: HomeWords['method'] }) {
  return (
    <Section number={5} label={words.label} heading={words.heading}>
      <ol className="phases">
        {words.phases.map(({ when, name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="mono">{when}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <More text={words.more} />
    </Section>
  )
}
