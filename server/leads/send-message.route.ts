import type { FastifyInstance } from 'fastify'
import { type ContactOrigin, contactForm, contactPages, contactParameters } from '#contracts/contact-form.ts'
import { footerForm, footerParameters } from '#contracts/footer-form.ts'
import { emptyForm, type FormState, type FormValues } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { footerFormPaths } from '#contracts/paths.ts'
import type { ServerContext } from '../context.ts'
import { installPostedForm } from '../forms/posted-form.ts'

/** The contact form in both languages, on its own page, in the guide and below the services. */
export function installSendContact(app: FastifyInstance, context: ServerContext): void {
  for (const origin of Object.keys(contactPages) as ContactOrigin[]) {
    const { paths, anchor } = contactPages[origin]
    for (const language of languages) {
      const path = paths[language]
      const readServices = keptOnce(() => context.readServices(origin, language))
      installPostedForm(app, context, {
        path,
        form: contactForm,
        opened: openedSent,
        parameters: async values => {
          return contactParameters(values, { language, origin, services: await readServices() })
        },
        next: () => `${path}?sent${anchor}`,
      })
    }
  }
}

/** Asks once, and again only after a failure: forms must not queue questions for the thread that draws pages. */
function keptOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null
      throw error
    })
    return asked
  }
}

/** The short form at the foot of every page. Its own page is not built: it is drawn when asked for. */
export function installSendFooterMessage(app: FastifyInstance, context: ServerContext): void {
  for (const language of languages) {
    const path = footerFormPaths[language]
    installPostedForm(app, context, {
      path,
      form: footerForm,
      opened: query => openedSent(query) ?? emptyForm,
      parameters: values => footerParameters(values, language),
      next: () => `${path}?sent`,
    })
  }
}

/** A stored message leads to `?sent`. */
function openedSent({ sent }: FormValues): FormState | null {
  return sent === undefined ? null : { ...emptyForm, outcome: 'sent' }
}
