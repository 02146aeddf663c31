import type { Language } from '#contracts/languages.ts'

/** A text with its `{names}` replaced; a name without a value is a mistake in the text or in the code. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_name, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text "${text}" asks for {${name}}, which has no value.`)
    return String(value)
  })
}

/** A number as the language writes it, with at most one decimal: "6.2", « 6,2 », "1,460". */
export function figure(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(value)
}

/** The text for one or for several; zero is singular in French, plural in English. */
export function counted(
  texts: { readonly one: string; readonly many: string },
  count: number,
  language: Language,
): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? texts.one : texts.many
}

const locales = { fr: 'fr-FR', en: 'en-US' } as const
