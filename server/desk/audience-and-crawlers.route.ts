import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { audiencePaths, crawlersPaths } from '#contracts/desk.ts'
import { type AudiencePeriod, audiencePeriods } from '#contracts/desk-audience.ts'
import { importLimits, type ImportRefusal } from '#contracts/desk-crawlers.ts'
import type { FormValues } from '#contracts/forms.ts'
import { importReport, readAudience, readCrawlerFigures } from '#database/desk/audience-and-crawlers.ts'
import type { ServerContext } from '../context.ts'
import { readReport } from './imported-report.ts'
import { atDesk, installForMembers, sendDesk } from './members-only.ts'

/** In bytes. Up to here, a file that is too large is refused with a sentence; beyond, it is not even read. */
const uploadMax = 5 * importLimits.bytes

/** The audience, the crawlers, and the reports of others that are set beside these. */
export function installAudienceAndCrawlers(app: FastifyInstance, context: ServerContext): void {
  installForMembers(app, context, (scope, language) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )

    scope.get<{ Querystring: FormValues }>(audiencePaths[language], async (request, reply) => {
      const period = periodOf(request.query)
      const host = ownHost(context, request)
      const audience = await atDesk(context, request, query => readAudience(query, { period, host }))
      return sendDesk(context, reply, { view: { name: 'audience', period, audience } })
    })

    const path = crawlersPaths[language]
    scope.get(path, async (request, reply) => sendCrawlers(context, request, reply))
    scope.post(path, { bodyLimit: uploadMax }, async (request, reply) => {
      const refused = await importPosted(context, request)
      return refused ? sendCrawlers(context, request, reply, refused) : reply.redirect(`${path}#imports`, 303)
    })
  })
}

function periodOf({ days }: FormValues): AudiencePeriod {
  return audiencePeriods.find(period => String(period) === days) ?? 30
}

/** Without `www.`, as referrers are stored. */
function ownHost({ environment: { siteUrl } }: ServerContext, { hostname }: FastifyRequest): string {
  return (siteUrl ? new URL(siteUrl).hostname : hostname).replace(/^www\./, '')
}

async function sendCrawlers(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: ImportRefusal | null = null,
): Promise<FastifyReply> {
  const figures = await atDesk(context, request, readCrawlerFigures)
  return sendDesk(context, reply, {
    view: { name: 'crawlers', figures, refused },
    status: refused ? 422 : 200,
  })
}

/** Stores the file of a form. Returns why it cannot be stored, or null. */
async function importPosted(context: ServerContext, request: FastifyRequest): Promise<ImportRefusal | null> {
  const file = await fileOf(request)
  if (!file || file.size === 0) return { problem: 'no-file', line: null }
  if (file.size > importLimits.bytes) return { problem: 'too-large', line: null }
  const read = readReport(await file.text(), ownHost(context, request))
  if ('problem' in read) return read
  await atDesk(context, request, query => importReport(query, read))
  return null
}

/** Null for a body that is no form with a file. */
async function fileOf({ body, headers }: FastifyRequest): Promise<File | null> {
  if (!Buffer.isBuffer(body)) return null
  const posted = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const form = await posted.formData().catch(() => null)
  const file = form?.get('file')
  return file instanceof File ? file : null
}
