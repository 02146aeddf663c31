import type { FastifyInstance } from 'fastify'
import { footerForm, footerParameters } from '#contracts/footer-form.ts'
import { emptyForm } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { footerFormPaths } from '#contracts/paths.ts'
import type { ServerContext } from '../context.ts'
import { installPostedForm } from '../forms/posted-form.ts'
import { openedSent } from './send-contact.route.ts'

/** The short form at the foot of every page. Its own page is not built: it is drawn when asked for. */
export function installSendFooterMessage(app: FastifyInstance, context: ServerContext): void {
  for (const language of languages) {
    const path = footerFormPaths[language]
    installPostedForm(app, context, {
      path,
      form: footerForm,
      opened: query => openedSent(query) ?? emptyForm,
      parameters: values => footerParameters(values, language),
      procedure: 'create_lead_from_contact_form',
      next: () => `${path}?sent`,
    })
  }
}
