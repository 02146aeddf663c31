import type { Locator, Page } from 'playwright-core'
import { auditCall, contactCall } from '#contracts/calls.ts'
import { formTokenPath } from '#contracts/forms.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { auditFormPaths, contactFormPaths, guideFormPaths, servicesFormPaths } from '#contracts/paths.ts'

/** A form as a visitor meets it. Texts have plain spaces. */
export interface FormOnPage {
  readonly name: string
  readonly paths: Bilingual
  /** The prefix of the ids of its fields. */
  readonly id: 'audit' | 'contact' | 'footer'
  /** The prefix on the page that answers without JavaScript, where that is another page. */
  readonly answeredAs?: string
  readonly call: string
  /** What is typed, without the person's e-mail address. */
  readonly typed: Readonly<Record<string, string>>
  readonly required: number
  readonly submit: Bilingual
  /** How often one e-mail address may be used before it is limited, and the sentence shown then. */
  readonly limit: number
  readonly limited: Bilingual
  /** The title, text and button shown after sending; none for the audit, which leads to its report. */
  readonly sent?: { readonly title: Bilingual; readonly text: Bilingual; readonly another: Bilingual }
}

const limited = {
  fr: 'Limite de taux dépassée. Veuillez réessayer plus tard.',
  en: 'Rate limit exceeded. Please try again later.',
}
const soon = {
  fr: 'Nous vous répondrons dans les plus brefs délais.',
  en: 'We will get back to you as soon as possible.',
}
const request = {
  title: { fr: 'Demande envoyée avec succès !', en: 'Request sent successfully!' },
  text: soon,
  another: { fr: 'Envoyer une autre demande', en: 'Send another request' },
}
const contact = {
  id: 'contact',
  call: contactCall,
  typed: {
    firstName: 'Zoé',
    lastName: 'O’Brien',
    company: 'Maison Zoé',
    website: 'zoe.example',
    message: 'Bonjour,\nparlons-en.',
  },
  required: 4,
  limit: 10,
  limited,
} as const

/** Every form of the site. */
export const forms: readonly FormOnPage[] = [
  {
    name: 'the footer form',
    paths: { fr: '/', en: '/en' },
    id: 'footer',
    answeredAs: 'message',
    call: contactCall,
    typed: { name: 'Zoé O’Brien', message: 'Bonjour,\nparlons-en.' },
    required: 3,
    submit: { fr: 'Envoyer', en: 'Send' },
    limit: 10,
    limited,
    sent: {
      title: { fr: 'Message envoyé !', en: 'Message sent!' },
      text: { fr: 'Nous vous répondrons rapidement.', en: 'We will get back to you shortly' },
      another: { fr: 'Envoyer un autre message', en: 'Send another message' },
    },
  },
  {
    ...contact,
    name: 'the contact form',
    paths: contactFormPaths,
    submit: { fr: 'Envoyer le message', en: 'Send the message' },
    sent: {
      title: { fr: 'Message envoyé avec succès !', en: 'Message sent successfully!' },
      text: soon,
      another: { fr: 'Envoyer un autre message', en: 'Send another message' },
    },
  },
  {
    ...contact,
    name: 'the form of the services',
    paths: servicesFormPaths,
    submit: { fr: 'Envoyer la demande', en: 'Send the request' },
    sent: request,
  },
  {
    ...contact,
    name: 'the form of the guide',
    paths: guideFormPaths,
    submit: { fr: 'Envoyer ma question', en: 'Send my question' },
    sent: request,
  },
  {
    name: 'the audit form',
    paths: auditFormPaths,
    id: 'audit',
    call: auditCall,
    typed: { url: 'site.invalid', company: 'Maison Zoé', goals: 'Être cité' },
    required: 2,
    submit: { fr: 'Lancer l’audit', en: 'Run the audit' },
    limit: 2,
    limited: {
      fr: 'Limite de taux dépassée. Vous ne pouvez demander que 2 audits gratuits par jour.',
      en: 'Rate limit exceeded. You can only request 2 free audits per day.',
    },
  },
]

let sites = 0
/** The form with a site that nobody has asked about yet, since one site is audited six times an hour. */
export function aboutNewSite(form: FormOnPage): FormOnPage {
  if (!form.typed.url) return form
  return { ...form, typed: { ...form.typed, url: `site-${++sites}.invalid` } }
}

/** The form itself, whatever else is on the page. */
export function formOn(page: Page, id: string): Locator {
  return page.locator('form').filter({ has: page.locator(`#${id}-email`) })
}

/**
 * Begins to use a form, and waits until React has taken it over: it then fetches its token. A form that came
 * to lie under the mouse, as the banner left, has begun by itself.
 */
export async function beginToUse(page: Page, id: string): Promise<void> {
  await unfold(page.locator(`#${id}-email`))
  await page.locator(`#${id}-email`).focus()
  await page.evaluate(
    path =>
      new Promise<void>(resolve =>
        new PerformanceObserver(answered => {
          if (answered.getEntries().some(({ name }) => name.endsWith(path))) resolve()
        }).observe({ type: 'resource', buffered: true }),
      ),
    formTokenPath,
  )
}

/** Fills in everything that the form asks for. */
export async function fillIn(
  page: Page,
  form: FormOnPage,
  email: string,
  id: string = form.id,
): Promise<void> {
  for (const [field, text] of Object.entries({ ...form.typed, email })) {
    await unfold(page.locator(`#${id}-${field}`))
    await page.locator(`#${id}-${field}`).fill(text)
  }
}

/** Opens what a field is folded into. */
export async function unfold(field: Locator): Promise<void> {
  const folded = field.page().locator('details:not([open])', { has: field }).locator('summary')
  if (await folded.count()) await folded.click()
}

/** The words, whatever the width of their spaces. */
export function spaced(text: string): RegExp {
  const letters = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(letters.replaceAll(' ', '\\s'))
}
