import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FieldProblem, FormState, FormValues } from '#contracts/forms.ts'
import type { Query } from '#database/database.ts'
import type { House } from '../house.ts'
import { logFailure } from '../http/errors.ts'
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
      return house.sendVisitorPage({ request, reply }, pageOf(form, opened))
    })

    scope.post<{ Body: FormValues | undefined }>(
      form.path,
      { onRequest: async request => refuseCrossSite(request, house.environment.siteUrl) },
      async (request, reply) => {
        const values = valuesOf(form.fields, request.body ?? {})
        const result = await submit({ house, form, request }, values)
        return 'next' in result
          ? reply.redirect(result.next, 303)
          : house.sendVisitorPage({ request, reply }, pageOf(form, result))
      },
    )
  })
}

interface Submission<Answer extends CallAnswer> {
  readonly house: House
  readonly form: PostedForm<Answer>
  readonly request: FastifyRequest
}

/** Where to go next, or the form as it was left. */
async function submit<Answer extends CallAnswer>(
  { house, form, request }: Submission<Answer>,
  values: FormValues,
): Promise<{ readonly next: string } | FormState> {
  const problems = form.problems(values)
  if (problems.length > 0) return { values, problems, outcome: 'editing' }
  try {
    const answer = await asVisitor(house, request, query => form.call(query, values))
    return answer.success ? { next: form.next(answer) } : { values, problems, outcome: outcomeOf(answer) }
  } catch (error) {
    logFailure(request, error)
    return { values, problems, outcome: 'failed' }
  }
}

/** The procedures answer in words: what they refuse has no code. */
function outcomeOf({ error }: CallAnswer): FormState['outcome'] {
  return error?.includes('Rate limit') ? 'limited' : 'failed'
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
