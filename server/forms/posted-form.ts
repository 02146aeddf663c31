import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditAnswer, AuditParameters, ContactParameters } from '#contracts/calls.ts'
import {
  envelope,
  type FormDescription,
  type FormState,
  type FormValues,
  refusedOutcome,
} from '#contracts/forms.ts'
import { callProcedure } from '#database/calls.ts'
import type { ServerContext } from '../context.ts'
import { logFailure } from '../http/errors.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { kindOfProcedure } from '../metrics/accepted.ts'
import { sendBuilt } from '../static/static-site.ts'
import { confirmationFor, withProof } from './confirm-lead.route.ts'
import { keyWithoutScript } from './form-token.ts'
import { asVisitor, type Envelope } from './visitor.ts'

type Parameters = AuditParameters | ContactParameters

/** A form that works without JavaScript. */
interface PostedForm {
  readonly path: string
  readonly form: FormDescription<string>
  /** The state of the form opened by a link with these parameters; null for the page as it was built. */
  readonly opened: (query: FormValues) => FormState | null
  /** The same parameters, to the character, as a browser with JavaScript sends. */
  readonly parameters: (values: FormValues) => Parameters | Promise<Parameters>
  /** Where the visitor goes once it is stored. */
  readonly next: (answer: AuditAnswer) => string
}

/**
 * Serves a form page: as built, as a link opens it, or as the visitor left it. A stored form answers with a
 * redirect, so that reloading sends nothing twice; otherwise the page comes back with every word that was
 * typed.
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

async function submit(
  { context, form, request, reply }: Submission,
  sent: FormValues,
): Promise<{ readonly next: string } | FormState> {
  const values = valuesOf(form.form.fields, sent)
  const brought = envelopeOf(sent, keyWithoutScript(context.formSecret, form.path, request.ip))
  const problems = form.form.problems(values)
  const left = { values, problems, ...(sent[envelope.key.field] && { key: brought.key }) }
  return submitForm<{ readonly next: string }>({ request, reply }, left, async () => {
    const parameters = await form.parameters(values)
    const { answer, wait } = await asVisitor(
      context,
      request,
      query => callProcedure<AuditAnswer>(query, form.form.procedure, { ...parameters }),
      brought,
    )
    if (!answer.success) return { error: answer.error, wait }
    context.metrics?.accept(kindOfProcedure[form.form.procedure], 1)
    return { next: withProof(form.next(answer), answer.lead_id ?? '', context) }
  })
}

interface Refused {
  readonly error: string | null | undefined
  readonly wait: number | null
}

/** What was granted, or the form as the visitor left it, with what is wrong, why it was refused or that it failed. */
export async function submitForm<Granted extends object>(
  { request, reply }: Pick<Submission, 'request' | 'reply'>,
  left: Omit<FormState, 'outcome'>,
  ask: () => Promise<Granted | Refused>,
): Promise<Granted | FormState> {
  if (left.problems.length > 0) return { ...left, outcome: 'editing' }
  try {
    const answer = await ask()
    if (!('error' in answer)) return answer
    const { error, wait } = answer
    if (wait) reply.header('retry-after', wait)
    return { ...left, outcome: refusedOutcome(error), ...(wait && { wait }) }
  } catch (error) {
    logFailure(request, error)
    return { ...left, outcome: 'failed' }
  }
}

/**
 * The form of a page as it was built has no key without JavaScript, so the server makes one. What was typed
 * counts with it (database/procedures/calls.sql): a second click is the same form, other words are another.
 */
function envelopeOf(sent: FormValues, ownKey: string): Envelope & { readonly key: string } {
  const key = sent[envelope.key.field] ?? ''
  return {
    // The keys of browsers have only these characters; others might not fit into a setting.
    key: /^[\w-]{1,255}$/.test(key) ? key : ownKey,
    token: sent[envelope.token.field],
    honeypot: sent[envelope.honeypot.field],
  }
}

function pageOf(form: { readonly path: string }, state: FormState) {
  return { path: form.path, page: { kind: 'form', form: state } } as const
}

/** Reads the media type of forms alone. By default, the last value of a field that comes twice counts. */
export function readForms(
  scope: FastifyInstance,
  read: (fields: URLSearchParams) => unknown = fields => Object.fromEntries(fields),
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // A form sends a line break as two characters, which the limits count as one.
    (_request, body, done) => done(null, read(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')))),
  )
}

function valuesOf(fields: readonly string[], sent: FormValues): FormValues {
  const known = fields.filter(field => Object.hasOwn(sent, field))
  return Object.fromEntries(known.map(field => [field, sent[field] ?? '']))
}
