import type { FastifyInstance } from 'fastify'
import { contactFields, contactFormProblems, contactParameters } from '#contracts/contact-form.ts'
import { emptyForm, textOf } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { contactFormPaths } from '#contracts/paths.ts'
import { createLead } from '#database/calls.ts'
import { installPostedForm } from '../calls/posted-form.ts'
import type { House } from '../house.ts'

/** The contact form in both languages. `?sent` is where it leads once the message is stored. */
export function installSendContact(app: FastifyInstance, house: House): void {
  for (const language of languages) {
    const path = contactFormPaths[language]
    installPostedForm(app, house, {
      path,
      fields: contactFields,
      opened: ({ sent }) => (sent === undefined ? null : { ...emptyForm, outcome: 'sent' }),
      problems: contactFormProblems,
      call: (query, values) =>
        // Without JavaScript the form sends the value of the service, not the words beside it.
        createLead(query, contactParameters(values, { language, serviceLabel: textOf(values, 'service') })),
      next: () => `${path}?sent`,
    })
  }
}
