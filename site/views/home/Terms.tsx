import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { More } from './parts.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['glossary']
  readonly terms: HomeContent['terms']
}

export function Terms({ words, terms }: Props) {
  return (
    <Section number={9} label={words.label} heading={words.heading}>
      <Pairs items={terms.map(({ term, definition }) => ({ name: term, text: firstSentence(definition) }))} />
      <More text={words.more} />
    </Section>
  )
}

function firstSentence(text: string): string {
  return text.match(/^.+?\.(?=\s|$)/u)?.[0] ?? text
}
