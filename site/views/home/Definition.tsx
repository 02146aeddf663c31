import type { Language } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { DefinitionBox } from '../../blocks/passages/DefinitionBox.tsx'
import { SourceNotes } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { pathOf } from '../../routes.ts'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: HomeWords['definition']
  readonly term: HomeContent['definition']
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
}

export function Definition({ language, words, term, sources, labels }: Props) {
  return (
    <Section
      number={1}
      label={words.label}
      heading={words.heading}
      margin={
        <>
          <p>
            <Inline text={term.etymology} />
          </p>
          <SourceNotes sources={sources} labels={labels.sources} />
        </>
      }
    >
      <DefinitionBox definition={term.definition} labels={labels.definition}>
        <a className="button button-line" href={pathOf('free-geo-audit', language)}>
          {words.audit}
        </a>{' '}
        <a className="button button-line" href={pathOf('guide', language)}>
          {words.guide}
        </a>
      </DefinitionBox>
    </Section>
  )
}
