import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SignInView, signInPaths } from '#contracts/desk.ts'
import { type FormValues, isEmailAddress } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { deskPaths } from '#contracts/paths.ts'
import { codeOf } from '#database/database.ts'
import {
  requestSignIn,
  type SignIn,
  signInByCode,
  signInByLink,
  type Try,
  type Waiting,
} from '#database/desk/members.ts'
import { browserFamily } from '../analytics/browser-family.ts'
import type { ServerContext } from '../context.ts'
import { readForms } from '../forms/posted-form.ts'
import { refuseOtherOrigins } from '../http/same-origin.ts'
import { log } from '../log.ts'
import { messageOf, nameOf } from '../mail/send-mail.job.ts'
import { atDesk, languageOf, memberOf, sendDesk, setSession } from './members-only.ts'
import { signInMail } from './sign-in-mail.ts'

interface Asked {
  readonly Querystring: FormValues
  readonly Body: FormValues | undefined
}

/**
 * The one address of the desk that is there for everyone. It says the same whether or not an address is a
 * member's: a member finds out in their mailbox. The link of the mail opens a page with a button, so that a
 * program that scans mails does not use it up.
 */
export function installSignIn(app: FastifyInstance, context: ServerContext): void {
  app.register(async scope => {
    readForms(scope)
    for (const language of languages) {
      const path = signInPaths[language]

      scope.get<Asked>(path, async (request, reply) => {
        if (await memberOf(context, request)) return reply.redirect(deskPaths[language], 303)
        const link = linkOf(request.query)
        const view = { ...firstStep, ...(link && { step: 'link' as const, link }) }
        return sendDesk(context, reply, { view })
      })

      scope.post<Asked>(
        path,
        { onRequest: async request => refuseOtherOrigins(request, context.environment.siteUrl) },
        async (request, reply) => {
          // Drawn for strangers too: the share of their network is taken before anything is asked of the database.
          context.visitorPages.admit(request)
          await context.disk.refuseFull()
          const values = request.body ?? {}
          const link = linkOf(values)
          if (link) return tryLink({ context, request, reply }, link)
          if (values['code'] === undefined) return sendCode({ context, request, reply }, values)
          return tryCode({ context, request, reply }, values)
        },
      )
    }
  })
}

interface Step {
  readonly context: ServerContext
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const firstStep: SignInView = {
  name: 'sign-in',
  step: 'address',
  address: '',
  link: '',
  isWrong: false,
  left: null,
  wait: null,
}

async function sendCode({ context, request, reply }: Step, values: FormValues): Promise<FastifyReply> {
  const address = (values['address'] ?? '').trim()
  if (!isEmailAddress(address)) return refuse(context, reply, { ...firstStep, address, isWrong: true })
  const made = await atDesk(context, request, query => requestSignIn(query, address))
  if (made && 'wait' in made) return refuse(context, reply, { ...firstStep, address, wait: made.wait })
  // After the answer: sending a mail must not make the answer to a member differ from that to a stranger.
  if (made) reply.raw.once('close', () => void mail(context, made, languageOf(request)))
  return sendDesk(context, reply, { view: { ...firstStep, step: 'code', address } })
}

async function tryCode({ context, request, reply }: Step, values: FormValues): Promise<FastifyReply> {
  const address = (values['address'] ?? '').trim()
  if (!isEmailAddress(address)) return refuse(context, reply, { ...firstStep, address, isWrong: true })
  const code = /^[\w\s-]{1,20}$/.exec(values['code'] ?? '')?.[0] ?? ''
  const tried = await atDesk(context, request, query =>
    signInByCode(query, { email: address, code, browser: browserOf(request) }),
  )
  return settle({ context, request, reply }, tried, { ...firstStep, step: 'code', address })
}

async function tryLink({ context, request, reply }: Step, link: string): Promise<FastifyReply> {
  const tried = await atDesk(context, request, query =>
    signInByLink(query, { link, browser: browserOf(request) }),
  )
  return settle({ context, request, reply }, tried, { ...firstStep, step: 'link', link })
}

/** Lets the member in, or says why not. */
function settle(
  { context, request, reply }: Step,
  tried: Try | Waiting,
  view: SignInView,
): FastifyReply | Promise<FastifyReply> {
  if (tried.wait !== null) return refuse(context, reply, { ...view, wait: tried.wait })
  if (tried.token === null)
    return refuse(context, reply, { ...view, isWrong: true, left: tried.left ?? null })
  setSession(reply, tried.token)
  return reply.redirect(deskPaths[languageOf(request)], 303)
}

function refuse(context: ServerContext, reply: FastifyReply, view: SignInView): Promise<FastifyReply> {
  if (view.wait !== null) reply.header('retry-after', view.wait)
  return sendDesk(context, reply, { view, status: view.wait === null ? 422 : 429 })
}

function linkOf(values: FormValues): string {
  return /^[0-9a-f]{64}$/.exec(values['link'] ?? '')?.[0] ?? ''
}

function browserOf({ headers }: FastifyRequest): string {
  return browserFamily(headers['user-agent'] ?? '')
}

/** Not by the queue: the content of the mail would have to be stored, and is worthless after a quarter of an hour. */
async function mail(
  { transport, sender }: ServerContext,
  signIn: SignIn,
  language: 'fr' | 'en',
): Promise<void> {
  const name = { kind: 'sign-in', id: randomUUID(), writtenAt: new Date().toISOString() } as const
  const message = messageOf(name, signInMail(signIn, language, sender()), sender())
  const signal = AbortSignal.timeout(patience)
  await transport.send(message, { name: nameOf(name), signal }).catch((error: unknown) => {
    // Its code alone: the answer of a mail server may quote an address.
    log('error', 'A mail with a code to sign in was not taken.', { code: codeOf(error) })
  })
}

/** In milliseconds. */
const patience = 60_000
