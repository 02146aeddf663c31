import type { FastifyInstance } from 'fastify'
import {
  type ContactOrigin,
  contactFields,
  contactFormProblems,
  contactParameters,
} from '#contracts/contact-form.ts'
import { emptyForm, type FormState, type FormValues } from '#contracts/forms.ts'
import { type Bilingual, languages } from '#contracts/languages.ts'
import { contactFormPaths, guideFormPaths, servicesFormPaths } from '#contracts/paths.ts'
import { createLead } from '#database/calls.ts'
import { installPostedForm } from '../calls/posted-form.ts'
import type { House } from '../house.ts'

/** The contact form in both languages, on its own page, in the guide and below the services. */
export function installSendContact(app: FastifyInstance, house: House): void {
  install(app, house, { origin: 'contact', paths: contactFormPaths })
  // The form is far down these pages: its anchor leads there.
  install(app, house, { origin: 'guide', paths: guideFormPaths, anchor: '#request' })
  install(app, house, { origin: 'services', paths: servicesFormPaths, anchor: '#request' })
}

interface ContactPage {
  readonly origin: ContactOrigin
  readonly paths: Bilingual
  readonly anchor?: string
}

function install(app: FastifyInstance, house: House, { origin, paths, anchor = '' }: ContactPage): void {
  for (const language of languages) {
    const path = paths[language]
    installPostedForm(app, house, {
      path,
      fields: contactFields,
      opened: openedSent,
      problems: contactFormProblems,
      parameters: async values => {
        const services = await house.readServices(origin, language)
        return contactParameters(values, { language, origin, services })
      },
      call: createLead,
      next: () => `${path}?sent${anchor}`,
    })
  }
}

/** `?sent` is where a form leads once the message is stored. */
export function openedSent({ sent }: FormValues): FormState | null {
  return sent === undefined ? null : { ...emptyForm, outcome: 'sent' }
}
