import type { FormState } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import type { FailureWords } from '../failure/labels.ts'
import type { FormWords } from './words.ts'

/** What every form is given by the page that it stands on. */
export interface FormProps<Words> {
  readonly language: Language
  readonly words: Words
  readonly formWords: FormWords
  readonly failureWords: FailureWords
  /** The form as the visitor left it, when the server draws it again. */
  readonly initial?: FormState | undefined
}
