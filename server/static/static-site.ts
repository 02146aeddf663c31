import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '#contracts/languages.ts'
import type { ServerContext } from '../context.ts'
import { pathAndQuery } from '../http/path-and-query.ts'
import { prefersMarkdown } from './negotiation.ts'
import { type BuiltFile, sendFile } from './built-file.ts'
import type { BuiltSite } from './built-site.ts'

/** Serves the built site at every path that no other route claims. */
export function installStaticSite(app: FastifyInstance, { site }: ServerContext): void {
  app.get('/*', (_request, reply) => {
    sendBuilt(reply, site)
  })
  // Where nothing is, no body is read: not even broken JSON tells such an address from one that is kept secret.
  app.removeAllContentTypeParsers()
  app.setNotFoundHandler((request, reply) => {
    const { path } = pathAndQuery(request)
    if (site.files.has(path)) sendMethodNotAllowed(reply, app.hasRoute({ method: 'POST', url: path }))
    else sendNotFound(reply, site)
  })
}

/** Sends the file at the requested path, a redirect to its canonical address, or the 404 page. */
export function sendBuilt(reply: FastifyReply, site: BuiltSite): void {
  const file = fileFor(reply.request, site)
  if (file) sendFile(reply, file)
  else redirectToPage(reply, site)
}

function fileFor(request: FastifyRequest, { files, twins }: BuiltSite): BuiltFile | undefined {
  const { path } = pathAndQuery(request)
  const twin = prefersMarkdown(request.headers.accept) ? twins.get(path) : undefined
  return twin ?? files.get(path)
}

function redirectToPage(reply: FastifyReply, site: BuiltSite): void {
  const { path, query } = pathAndQuery(reply.request)
  const address = addressOf(path)
  if (site.files.has(address)) reply.redirect(address + query, 308)
  else sendNotFound(reply, site)
}

export function sendNotFound(reply: FastifyReply, site: BuiltSite): void {
  const { path } = pathAndQuery(reply.request)
  const pages = prefersMarkdown(reply.request.headers.accept) ? site.notFoundTwins : site.notFound
  sendFile(reply, pages[languageOfPath(path)], 404)
}

function sendMethodNotAllowed(reply: FastifyReply, isForm: boolean): void {
  reply
    .code(405)
    .header('allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD')
    .type('text/plain; charset=utf-8')
    .send('Method not allowed.\n')
}

/** A page has one address: without a trailing slash, an extension or `index`. */
function addressOf(path: string): string {
  return path.replace(/(?<!\/)\/+$|(?:\/index)?\.html$/, '') || '/'
}
