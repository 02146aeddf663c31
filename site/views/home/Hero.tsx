import './Hero.css'
import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import { AskForm } from './AskForm.tsx'
import { Scene } from './Scene.tsx'
import type { HomeWords } from './words.ts'

/** The promise, the field that tests it, and the scene that shows it. */
export function Hero({
  language,
  words,
}: {
  readonly language: Language
  readonly words: HomeWords['hero']
}) {
  return (
    <section className="hero grid">
      <h1>
        <span>{words.first}</span> <mark>{words.second}</mark>
      </h1>
      <div className="hero-ask">
        <p>
          <Inline text={words.lead} />
        </p>
        <AskForm language={language} words={words.form} />
      </div>
      <Scene words={words.scene} />
    </section>
  )
}
