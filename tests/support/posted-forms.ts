import { expect } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import { auditFormPaths } from '#contracts/paths.ts'
import { type Answer, ask, postForm } from '#server/testing/ask.ts'

/** Requests an audit as a browser without JavaScript does. Returns the address of its report, with the owner's key. */
export async function requestReport(
  origin: string,
  language: Language,
  values: { readonly url: string; readonly email: string },
): Promise<URL> {
  const { status, headers } = await postForm(origin, auditFormPaths[language], { values })
  expect(status).toBe(303)
  return new URL(String(headers.location), origin)
}

/** Loads the page that answers a posted form, and its stylesheet: that shows that a browser sent the form. */
export async function confirmAsBrowser(origin: string, { status, headers }: Answer): Promise<void> {
  expect(status).toBe(303)
  const page = await ask(origin, String(headers.location))
  const stylesheet = /href="(\/form-received\/[^"]+)"/.exec(page.text)?.[1]
  expect((await ask(origin, stylesheet ?? '')).status).toBe(200)
}
