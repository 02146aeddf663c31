import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FieldProblem, FormState, FormValues } from '#contracts/forms.ts'
import type { Query } from '#database/database.ts'
import type { House } from '../house.ts'
import { logFailure, sayWhenToRetry } from '../http/errors.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { sendBuilt } from '../http/static-site.ts'
import { asVisitor } from './visitor.ts'

/** A form that works without JavaScript: where it is, what it asks, and what becomes of it. */
export interface PostedForm<Answer extends CallAnswer> {
  readonly path: string
  readonly fields: readonly string[]
  /** The form as a link opens it; null for the page as it was built. */
  readonly opened: (query: FormValues) => FormState | null
  readonly problems: (values: FormValues) => readonly FieldProblem[]
  /** The same call that a browser with JavaScript makes, run as the visitor. */
  readonly call: (query: Query, values: FormValues) => Promise<Answer>
  /** Where the visitor goes once it is stored. */
  readonly next: (answer: Answer) => string
}

interface CallAnswer {
  readonly success: boolean
  readonly error?: string | null
}

/**
 * Serves a form page: as built, as a link opens it, and as the visitor left it. What is stored
 * leads on by a redirect, so that reloading sends nothing twice; whatever is not stored brings the
 * page back with every word that was typed.
 */
export function installPostedForm<Answer extends CallAnswer>(
  app: FastifyInstance,
  house: House,
  form: PostedForm<Answer>,
): void {
  app.register(async scope => {
    readForms(scope)

    scope.get<{ Querystring: FormValues }>(form.path, async (request, reply) => {
      const opened = form.opened(request.query)
      if (!opened) return sendBuilt({ request, reply }, house.site)
      return house.sendVisitorPage({ request, reply }, { ...pageOf(form, opened), status: 200 })
    })

    scope.post<{ Body: FormValues | undefined }>(
      form.path,
      { onRequest: async request => refuseCrossSite(request, house.environment.siteUrl) },
      async (request, reply) => {
        const values = valuesOf(form.fields, request.body ?? {})
        const result = await submit({ house, form, request }, values)
        if ('next' in result) return reply.redirect(result.next, 303)
        sayWhenToRetry(reply, result.status)
        return house.sendVisitorPage(
          { request, reply },
          { ...pageOf(form, result.state), status: result.status },
        )
      },
    )
  })
}

type Result = { readonly next: string } | { readonly status: number; readonly state: FormState }

interface Submission<Answer extends CallAnswer> {
  readonly house: House
  readonly form: PostedForm<Answer>
  readonly request: FastifyRequest
}

async function submit<Answer extends CallAnswer>(
  { house, form, request }: Submission<Answer>,
  values: FormValues,
): Promise<Result> {
  const problems = form.problems(values)
  if (problems.length > 0) return { status: 422, state: { values, problems, outcome: 'editing' } }
  try {
    const answer = await asVisitor(house, request, query => form.call(query, values))
    return answer.success ? { next: form.next(answer) } : refused(values, answer)
  } catch (error) {
    const { status } = logFailure(request, error)
    return { status, state: { values, problems, outcome: 'failed' } }
  }
}

/** The procedures say so in words: their errors have no codes. */
function refused(values: FormValues, { error }: CallAnswer): Result {
  return error?.includes('Rate limit')
    ? { status: 429, state: { values, problems: [], outcome: 'limited' } }
    : { status: 422, state: { values, problems: [], outcome: 'failed' } }
}

function pageOf(form: { readonly path: string }, state: FormState) {
  return { path: form.path, page: { kind: 'form', form: state } } as const
}

/** A form's own media type, and no other. Of a field that comes twice, the last value counts. */
function readForms(scope: FastifyInstance): void {
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
