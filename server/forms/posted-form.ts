import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditAnswer, AuditParameters, ContactParameters } from '#contracts/calls.ts'
import {
  envelope,
  type FormDescription,
  type FormState,
  type FormValues,
  refusedOutcome,
} from '#contracts/forms.ts'
import { callProcedure, type ProcedureName } from '#database/calls.ts'
import type { ServerContext } from '../context.ts'
import { logFailure } from '../http/errors.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { sendBuilt } from '../static/static-site.ts'
import { confirmationFor, withProof } from './confirm-lead.route.ts'
import { keyWithoutScript } from './form-token.ts'
import { asVisitor, type Envelope } from './visitor.ts'

type Parameters = AuditParameters | ContactParameters

/** A form that works without JavaScript: where it is, what it asks, and what becomes of it. */
export interface PostedForm {
  readonly path: string
  readonly form: FormDescription<string>
  /** The form as a link opens it; null for the page as it was built. */
  readonly opened: (query: FormValues) => FormState | null
  /** What a browser with JavaScript sends in the call, to the character. */
  readonly parameters: (values: FormValues) => Parameters | Promise<Parameters>
  readonly procedure: ProcedureName
  /** Where the visitor goes once it is stored. */
  readonly next: (answer: AuditAnswer) => string
}

/**
 * Serves a form page: as built, as a link opens it, and as the visitor left it. What is stored
 * leads on by a redirect, so that reloading sends nothing twice; whatever is not stored brings the
 * page back with every word that was typed.
 */
export function installPostedForm(app: FastifyInstance, context: ServerContext, form: PostedForm): void {
  app.register(async scope => {
    readForms(scope)

    scope.get<{ Querystring: FormValues }>(form.path, async (request, reply) => {
      const opened = form.opened(request.query)
      if (!opened) return sendBuilt(reply, context.site)
      const { path, page } = pageOf(form, opened)
      const confirmation = await confirmationFor(request, context)
      return context.visitorPages.send(reply, { path, page: { ...page, confirmation } })
    })

    scope.post<{ Body: FormValues | undefined }>(
      form.path,
      { onRequest: async request => refuseCrossSite(request, context.environment.siteUrl) },
      async (request, reply) => {
        const result = await submit({ context, form, request, reply }, request.body ?? {})
        return 'next' in result
          ? reply.redirect(result.next, 303)
          : context.visitorPages.send(reply, pageOf(form, result))
      },
    )
  })
}

interface Submission {
  readonly context: ServerContext
  readonly form: PostedForm
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Where to go next, or the form as it was left. */
async function submit(
  { context, form, request, reply }: Submission,
  sent: FormValues,
): Promise<{ readonly next: string } | FormState> {
  const values = valuesOf(form.form.fields, sent)
  const brought = envelopeOf(sent, keyWithoutScript(context.formSecret, form.path, request.ip))
  const left = { values, ...(sent[envelope.key.field] && { key: brought.key }) }
  const problems = form.form.problems(values)
  if (problems.length > 0) return { ...left, problems, outcome: 'editing' }
  try {
    const parameters = await form.parameters(values)
    const { answer, wait } = await asVisitor(
      context,
      request,
      query => callProcedure<AuditAnswer>(query, form.procedure, { ...parameters }),
      brought,
    )
    if (answer.success) return { next: withProof(form.next(answer), answer.lead_id ?? '', context) }
    if (wait) reply.header('retry-after', wait)
    return { ...left, problems, outcome: refusedOutcome(answer.error), ...(wait && { wait }) }
  } catch (error) {
    logFailure(request, error)
    return { ...left, problems, outcome: 'failed' }
  }
}

/**
 * A page as it was built gives its form no key without JavaScript, so the server makes one. What was typed
 * counts too: the second of two clicks is the same form, and other words another.
 */
function envelopeOf(sent: FormValues, ownKey: string): Envelope & { readonly key: string } {
  const key = sent[envelope.key.field] ?? ''
  return {
    // What a browser sends is of these signs; others could be no part of a setting.
    key: /^[\w-]{1,255}$/.test(key) ? key : ownKey,
    token: sent[envelope.token.field],
    honeypot: sent[envelope.honeypot.field],
  }
}

function pageOf(form: { readonly path: string }, state: FormState) {
  return { path: form.path, page: { kind: 'form', form: state } } as const
}

/** A form's own media type, and no other. Of a field that comes twice, the last value counts. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // A form sends its line breaks as two characters; people and limits count one.
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')))),
  )
}

/** The values of the fields that the form has, and of no others. */
function valuesOf(fields: readonly string[], sent: FormValues): FormValues {
  const known = fields.filter(field => Object.hasOwn(sent, field))
  return Object.fromEntries(known.map(field => [field, sent[field] ?? '']))
}
