import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import { AskForm } from './AskForm.tsx'
import type { HomeWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: HomeWords['closing']
  readonly form: HomeWords['hero']['form']
}

export function Closing({ language, words, form }: Props) {
  return (
    <section className="closing grid">
      <h2>{words.heading}</h2>
      <div>
        <AskForm language={language} words={form} />
        <p>
          <Inline text={words.contact} />
        </p>
      </div>
    </section>
  )
}
