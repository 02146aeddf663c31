import { z } from 'astro/zod'
import { type Language, languages } from '#contracts/languages.ts'
import { englishTypography, frenchTypography } from '#language/typography.ts'

/**
 * A text in both languages, the only way to define words in a schema. Each is typeset as its
 * language demands; a missing language is refused in a sentence for the editor of the file.
 */
export function bilingual() {
  return z.strictObject(
    {
      fr: text('French', 'fr').transform(frenchTypography),
      en: text('English', 'en').transform(englishTypography),
    },
    'Here a text is expected in both languages: one line "fr: …" and one line "en: …".',
  )
}

/** Several texts by name, to be spread into a schema. */
export function bilinguals<Name extends string>(...names: readonly Name[]) {
  // TypeScript does not know the keys of an object that is made from entries.
  return Object.fromEntries(names.map(name => [name, bilingual()])) as Record<Name, Bilingual>
}

type Bilingual = ReturnType<typeof bilingual>

/** One text for each of these keys. */
export function texts<const Key extends string>(keys: readonly Key[]) {
  return z.record(z.enum(keys), bilingual())
}

/** A text for one thing, and a text for several: `{count}` is their number. */
export const counted = z.strictObject({ one: bilingual(), many: bilingual() })

/** A text, or whether something is shown. */
type InBoth = Readonly<Record<Language, string | boolean>>

/** The same value with one language chosen wherever there were two. */
export type InLanguage<T> = T extends InBoth
  ? T[Language]
  : T extends object
    ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
    : T

/** Chooses a language at every depth; `finish` is applied to each chosen text. */
export function inLanguage<T>(
  value: T,
  language: Language,
  finish: (text: string) => string = text => text,
): InLanguage<T> {
  const choose = (part: unknown): unknown => {
    if (isInBoth(part)) return typeof part[language] === 'string' ? finish(part[language]) : part[language]
    if (Array.isArray(part)) return part.map(choose)
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, choose(inner)]))
  }
  // TypeScript cannot follow a type through a walk over unknown keys.
  return choose(value) as InLanguage<T>
}

export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function text(name: string, key: Language) {
  const sentence = `The ${name} text is missing: add a line "${key}: …" beside the other language.`
  return z.string(sentence).trim().min(1, sentence)
}

function isInBoth(value: unknown): value is InBoth {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return keys.length === languages.length && languages.every(language => keys.includes(language))
}
