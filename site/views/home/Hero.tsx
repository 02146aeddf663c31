import './Hero.css'
import type { Language } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { DefinitionBox } from '../../blocks/passages/DefinitionBox.tsx'
import { Inline } from '../../content/inline.tsx'
import type { FieldWords } from '../../features/forms/labels.ts'
import { pathOf } from '../../routes.ts'
import { AskForm } from './AskForm.tsx'
import { Scene } from './Scene.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: HomeWords['hero']
  readonly problems: FieldWords
  readonly term: HomeContent['definition']
  readonly labels: BlockLabels
}

export function Hero({ language, words, problems, term, labels }: Props) {
  return (
    <section className="hero grid">
      <h1>
        <span>{words.first}</span> <mark>{words.second}</mark>
      </h1>
      <div className="hero-ask">
        <p>{words.lead}</p>
        <AskForm language={language} id="ask" words={words.form} problems={problems} />
      </div>
      <Scene words={words.scene} />
      <p className="section-number mono" data-markdown-ignore>
        {words.definition}
      </p>
      <div className="section-text noted">
        <DefinitionBox definition={term.definition} term={term.term} labels={labels.definition}>
          <a href={pathOf('guide', language)}>{words.guide}</a>
        </DefinitionBox>
      </div>
      <aside className="margin">
        <p>
          <Inline text={term.origin} />
        </p>
      </aside>
    </section>
  )
}
