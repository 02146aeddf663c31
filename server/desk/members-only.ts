import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DeskView, refreshHeader } from '#contracts/desk.ts'
import { type Language, languageOfPath, languages } from '#contracts/languages.ts'
import { lengthOf, retention } from '#contracts/retention.ts'
import * as calls from '#database/calls.ts'
import type { Query } from '#database/database.ts'
import { digestOfToken, type Member, readMember } from '#database/desk/members.ts'
import type { ServerContext } from '../context.ts'
import { readForms } from '../forms/posted-form.ts'
import { pathAndQuery } from '../http/path-and-query.ts'
import { refuseOtherOrigins } from '../http/same-origin.ts'

/**
 * Installs pages of the desk in both languages. Someone who is not signed in finds nothing at their addresses: they
 * answer like any address without a page. What a member does is a form, posted from a page of ours.
 */
export function installForMembers(
  app: FastifyInstance,
  context: ServerContext,
  install: (scope: FastifyInstance, language: Language) => void,
): void {
  for (const language of languages) {
    app.register(async scope => {
      readForms(scope)
      scope.addHook('onRequest', async (request, reply) => {
        const member = await memberOf(context, request)
        if (!member) return reply.callNotFound()
        members.set(request, member)
        if (request.method === 'POST') {
          refuseOtherOrigins(request, context.environment.siteUrl)
          await context.disk.refuseFull()
        }
      })
      install(scope, language)
    })
  }
}

const members = new WeakMap<FastifyRequest, Member>()

/** The member who asks for a page of the desk: known to every handler that `installForMembers` installs. */
export function callingMember(request: FastifyRequest): Member {
  const member = members.get(request)
  if (!member) throw new Error('A page of the desk was asked for by nobody.')
  return member
}

/** The member whose session the cookie names; null for a request without a cookie, which costs no query. */
export async function memberOf(context: ServerContext, request: FastifyRequest): Promise<Member | null> {
  if (sessionToken(request) === null) return null
  // A page that is left open must not keep its member signed in.
  const isVisit = request.headers[refreshHeader] === undefined
  return atDesk(context, request, query => readMember(query, isVisit))
}

/** Runs a transaction with the rights of the role `desk`, as the member who is signed in. */
export function atDesk<T>(
  { database }: Pick<ServerContext, 'database'>,
  request: FastifyRequest,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const token = sessionToken(request)
  return calls.atDesk(database, work, {
    address: request.ip,
    session: token === null ? undefined : digestOfToken(token),
  })
}

/** Draws a page of the desk for the member who asks. */
export function sendDesk(
  { visitorPages }: ServerContext,
  reply: FastifyReply,
  { view, status = 200 }: { readonly view: DeskView; readonly status?: number },
): Promise<FastifyReply> {
  const member = members.get(reply.request)
  const page = { kind: 'desk', status, member: member ? { email: member.email } : null, view } as const
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin')
  return visitorPages.send(reply, { path: pathAndQuery(reply.request).path, page })
}

/**
 * `__Host-` binds the cookie to this host, over https (browsers count localhost as such). It lasts as long as a
 * session may; the database ends one sooner.
 */
export function setSession(reply: FastifyReply, token: string): void {
  reply.header(
    'set-cookie',
    `${sessionCookie}=${token}; ${attributes}; Max-Age=${lengthOf(retention.session) / 1_000}`,
  )
}

export function forgetSession(reply: FastifyReply): void {
  reply.header('set-cookie', `${sessionCookie}=; ${attributes}; Max-Age=0`)
}

const sessionCookie = '__Host-desk'
// Not `Strict`: the links to the desk in our mails, opened in a webmail, would lead members to a missing page. Nothing
// is done by GET, and `refuseOtherOrigins` refuses the posts of other sites.
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
const sessionInCookies = new RegExp(`(?:^|; *)${sessionCookie}=([0-9a-f]{64})(?:;|$)`)

/** Null when what the cookie holds cannot be a token. */
function sessionToken({ headers }: FastifyRequest): string | null {
  return sessionInCookies.exec(headers.cookie ?? '')?.[1] ?? null
}

export function languageOf(request: FastifyRequest) {
  return languageOfPath(pathAndQuery(request).path)
}
