import './Terms.css'
import type { Language } from '#contracts/languages.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { pathOf } from '../../routes.ts'
import { More } from './parts.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: HomeWords['glossary']
  readonly terms: HomeContent['terms']
}

/** The words alone, large: the glossary defines each. */
export function Terms({ language, words, terms }: Props) {
  return (
    <Section number={9} label={words.label} heading={words.heading}>
      <ul className="terms">
        {terms.map(({ id, term }) => (
          <li key={id}>
            <a href={`${pathOf('glossary', language)}#${id}`}>{term}</a>
          </li>
        ))}
      </ul>
      <More text={words.more} />
    </Section>
  )
}
