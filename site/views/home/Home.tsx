import './Home.css'
import type { Language } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../content/bilingual.ts'
import type { FieldWords } from '../../features/forms/labels.ts'
import { Cases } from './Cases.tsx'
import { Closing } from './Closing.tsx'
import { Goals } from './Goals.tsx'
import { Hero } from './Hero.tsx'
import { Method } from './Method.tsx'
import { OwnAudit } from './OwnAudit.tsx'
import { Questions } from './Questions.tsx'
import { Results } from './Results.tsx'
import { Services } from './Services.tsx'
import { Terms } from './Terms.tsx'
import { What } from './What.tsx'
import { Why } from './Why.tsx'
import type { HomeContent } from './words.ts'

interface Props extends HomeContent {
  readonly language: Language
  readonly problems: FieldWords
  readonly labels: BlockLabels
}

export function Home(props: Props) {
  const { language, home, definition, claims, services, findings, checks } = props
  const { cases, terms, questions, sources, problems, labels } = props
  const sections = [claims, home.what, home.results, questions]
  const [ofWhy = [], ofWhat = [], ofResults = [], ofQuestions = []] = sourcesBySection(
    sections.map(textsOf),
    sources,
  )
  return (
    <div className="wrap">
      <Hero language={language} words={home.hero} problems={problems} term={definition} labels={labels} />
      <Why words={home.why} claims={claims} sources={ofWhy} labels={labels} />
      <What words={home.what} sources={ofWhat} labels={labels} />
      <Services words={home.services} services={services} />
      <Results words={home.results} sources={ofResults} labels={labels} />
      <Method words={home.method} />
      <OwnAudit words={home.ownAudit} findings={findings} checks={checks} />
      <Cases words={home.cases} cases={cases} />
      <Goals words={home.goals} labels={labels} />
      <Terms language={language} words={home.glossary} terms={terms} />
      <Questions words={home.faq} questions={questions} sources={ofQuestions} labels={labels} />
      <Closing language={language} words={home.closing} form={home.hero.form} problems={problems} />
    </div>
  )
}
