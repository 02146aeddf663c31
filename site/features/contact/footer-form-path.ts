import type { Language } from '#contracts/languages.ts'

/** Where `FooterFormProps` are kept: no page carries them before somebody uses its form. */
export function footerFormPath(language: Language): string {
  return `/forms/footer.${language}.json`
}
