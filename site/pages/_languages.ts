import type { GetStaticPaths } from 'astro'
import { languages } from '#contracts/languages.ts'

/** A file at the root in French and below `/en` in English: what is in `[...language]/`. */
export const getStaticPaths = (() =>
  languages.map(language => ({
    params: { language: language === 'fr' ? undefined : language },
    props: { language },
  }))) satisfies GetStaticPaths
