import { Section } from '../../blocks/Section.tsx'
import type { HomeContent, HomeWords } from '../Home.words.ts'
import { More } from './parts.tsx'

interface Props {
  readonly words: HomeWords['glossary']
  readonly terms: HomeContent['terms']
}

export function Terms({ words, terms }: Props) {
  return (
    <Section number={9} label={words.label} heading={words.heading}>
      <dl className="pairs">
        {terms.map(({ term, definition }) => (
          <div key={term}>
            <dt>
              <dfn>{term}</dfn>
            </dt>
            <dd>{firstSentence(definition)}</dd>
          </div>
        ))}
      </dl>
      <More text={words.more} />
    </Section>
  )
}

function firstSentence(text: string): string {
  return text.match(/^.+?\.(?=\s|$)/u)?.[0] ?? text
}
