import type { Language } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import type { FooterFormProps } from './FooterForm.tsx'
import { limitWordsOf } from './labels.ts'

export async function footerFormProps(language: Language): Promise<FooterFormProps> {
  const labels = await read('forms', language)
  const { fields, submit, sent } = labels.footer
  const failureWords = await read('failure', language)
  const limitWords = limitWordsOf('messages', labels)
  return { language, words: { fields, submit, sent }, formWords: labels.form, limitWords, failureWords }
}

/** The path of these props as JSON: they are loaded only when somebody uses the form. */
export function footerFormPath(language: Language): string {
  return `/forms/footer.${language}.json`
}
