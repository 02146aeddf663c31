import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import type { FieldWords } from '../../features/forms/labels.ts'
import { AskForm } from './AskForm.tsx'
import type { HomeWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: HomeWords['closing']
  readonly form: HomeWords['hero']['form']
  readonly problems: FieldWords
}

export function Closing({ language, words, form, problems }: Props) {
  return (
    <section className="closing grid">
      <h2>{words.heading}</h2>
      <div>
        <AskForm id="ask-again" language={language} words={form} problems={problems} />
        <p>
          <Inline text={words.contact} />
        </p>
      </div>
    </section>
  )
}
