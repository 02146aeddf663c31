import type { Language } from '#contracts/languages.ts'
import { read } from '../../content/read.ts'
import type { FooterFormProps } from './FooterForm.tsx'

/** What the footer form says in one language. */
export async function footerFormProps(language: Language): Promise<FooterFormProps> {
  const { footer, form: formWords } = await read('forms', language)
  const { fields, submit, limited, sent } = footer
  const failureWords = await read('failure', language)
  return { language, words: { fields, submit, limited, sent }, formWords, failureWords }
}

/** Where these are kept as JSON: no page carries them before somebody uses its form. */
export function footerFormPath(language: Language): string {
  return `/forms/footer.${language}.json`
}
