import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unwrapped } from '#contracts/addresses/unwrapped.ts'
import { websiteAddress } from '#contracts/audit-form.ts'
import { lengthLimits } from '#contracts/calls.ts'
import {
  emailProblems,
  type FieldProblem,
  type FormState,
  type FormValues,
  linesOf,
  textOf,
  textProblem,
} from '#contracts/forms.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { reportPath, watchPaths } from '#contracts/paths.ts'
import type { RefusedRequest } from '#contracts/report-page.ts'
import { addRival, contradict, type FollowUp, repeatAudit } from '#database/audits.ts'
import { readWait } from '#database/calls.ts'
import type { Query } from '#database/database.ts'
import { askToWatch } from '#database/watching/watchers.ts'
import type { ServerContext } from '../context.ts'
import { readForms, submitForm } from '../forms/posted-form.ts'
import { forVisitor } from '../forms/visitor.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { auditPage } from './audit-page.ts'
import { auditId, keepPrivate } from './show-audit.route.ts'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Body: FormValues | undefined
}

interface Posted {
  readonly values: FormValues
  readonly language: Language
}

/** What readers of a report may ask for or say, by a button on its page. */
interface FollowUpForm {
  readonly action: RefusedRequest['action']
  readonly problems: (values: FormValues) => readonly FieldProblem[]
  readonly ask: (query: Query, id: string, posted: Posted) => Promise<FollowUp | null>
  /** Where the reader is sent once it is granted. */
  readonly next: (id: string, granted: string, posted: Posted) => string
}

const forms: readonly FollowUpForm[] = [
  {
    action: 'again',
    problems: () => [],
    ask: (query, id) => repeatAudit(query, id),
    next: (_id, granted, { language }) => reportPath(granted, language),
  },
  {
    action: 'rival',
    problems: rivalProblems,
    ask: (query, id, { values }) => addRival(query, id, unwrapped(textOf(values, 'rival'))),
    next: (id, _granted, { language }) => `${reportPath(id, language)}#rival`,
  },
  {
    action: 'watch',
    problems: emailProblems,
    ask: (query, id, { values, language }) =>
      askToWatch(query, id, { email: textOf(values, 'email'), language }),
    next: (_id, _granted, { language }) => watchPaths[language],
  },
  {
    action: 'wrong',
    problems: values =>
      textProblem(values, { field: 'words', required: true, limit: lengthLimits.contradiction, lines: true }),
    ask: (query, id, { values }) =>
      contradict(query, id, {
        check: textOf(values, 'check'),
        page: textOf(values, 'page') || null,
        words: linesOf(values, 'words'),
      }),
    next: (id, _granted, { values, language }) => {
      const check = encodeURIComponent(textOf(values, 'check'))
      return `${reportPath(id, language)}?told=${check}#finding-${check}`
    },
  },
]

/**
 * Runs an audit again, adds a rival, asks to be told of changes, or says that a finding is wrong: posted from a
 * report, each leads back to a report or says what comes next.
 */
export function installFollowUps(app: FastifyInstance, context: ServerContext): void {
  app.register(async scope => {
    readForms(scope)
    for (const language of languages) {
      for (const form of forms) installFollowUp(scope, { context, form, language })
    }
  })
}

interface Installation {
  readonly context: ServerContext
  readonly form: FollowUpForm
  readonly language: Language
}

function installFollowUp(scope: FastifyInstance, { context, form, language }: Installation): void {
  const path = `${reportPath(auditId, language)}/${form.action}`
  // A GET of this address is meant for the report.
  scope.get<Asked>(path, async ({ params }, reply) => reply.redirect(reportPath(params.id, language), 303))
  scope.post<Asked>(
    path,
    { onRequest: async request => refuseCrossSite(request, context.environment.siteUrl) },
    async (request, reply) => {
      const { id } = request.params
      const posted = { values: request.body ?? {}, language }
      const result = await submit({ context, form, request, reply }, id, posted)
      if ('granted' in result && result.granted !== null)
        return reply.redirect(form.next(id, result.granted, posted), 303)
      context.visitorPages.admit(request)
      const refused = 'granted' in result ? {} : { refused: { action: form.action, form: result } }
      const page = await auditPage(context, id, refused)
      keepPrivate(reply, page)
      return context.visitorPages.send(reply, { path: reportPath(id, language), page })
    },
  )
}

interface Submission {
  readonly context: ServerContext
  readonly form: FollowUpForm
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The audit that was granted, null when there is no such report, or the form as it was left. */
async function submit(
  { context, form, request, reply }: Submission,
  id: string,
  posted: Posted,
): Promise<{ readonly granted: string | null } | FormState> {
  const { values } = posted
  const left = { values, problems: form.problems(values) }
  return submitForm<{ readonly granted: string | null }>({ request, reply }, left, async () => {
    const { answer, wait } = await forVisitor(context, request, async query => ({
      answer: await form.ask(query, id, posted),
      wait: await readWait(query),
    }))
    if (!answer) return { granted: null }
    if (!('audit_id' in answer)) return { error: answer.error, wait }
    context.metrics?.accept('follow-up', 1)
    return { granted: answer.audit_id }
  })
}

function rivalProblems(values: FormValues): readonly FieldProblem[] {
  const problems = textProblem(values, { field: 'rival', required: true, limit: lengthLimits.website })
  if (problems.length > 0) return problems
  return websiteAddress(textOf(values, 'rival')) ? [] : [{ field: 'rival', code: 'malformed' }]
}
