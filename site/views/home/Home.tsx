import './Home.css'
import type { Language } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Paragraph } from '../../content/inline.tsx'
import type { FieldWords } from '../../features/forms/labels.ts'
import { AskForm } from './AskForm.tsx'
import { Hero } from './Hero.tsx'
import { Sections } from './Sections.tsx'
import type { HomeContent } from './words.ts'

interface Props extends HomeContent {
  readonly language: Language
  /** Problems of the address typed in the form. */
  readonly problems: FieldWords
  readonly labels: BlockLabels
}

export function Home(props: Props) {
  const { language, home, definition, problems, labels } = props
  const { hero, closing } = home
  return (
    <div className="wrap">
      <Hero language={language} words={hero} problems={problems} term={definition} labels={labels} />
      <Sections {...props} />
      <section className="closing inked call">
        <h2>{closing.heading}</h2>
        <AskForm language={language} id="ask-here" words={hero.form} problems={problems} />
        <Paragraph text={closing.contact} />
      </section>
    </div>
  )
}
