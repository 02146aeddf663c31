import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languages } from '#contracts/languages.ts'
import { footerFormProps } from '../../features/forms/footer-form.ts'

export const prerender = true

/** One file per language, at the path that `footerFormPath` gives. */
export const getStaticPaths: GetStaticPaths = () =>
  languages.map(language => ({ params: { footer: `footer.${language}` }, props: { language } }))

export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  Response.json(await footerFormProps(language))
