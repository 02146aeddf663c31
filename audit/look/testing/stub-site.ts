import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange, PageLink } from '../../visit.ts'
import { site } from './small-internet.ts'

/** An answer to a path: the text of a page, or whatever else a function makes of it. */
export type StubAnswer = string | ((request: IncomingMessage, response: ServerResponse) => unknown)

/** A site of a few pages, by path, that remembers what it was asked. Other paths are 404. */
export function stubSite(answers: Readonly<Record<string, StubAnswer>>) {
  const requests: { path: string; userAgent: string; at: number }[] = []
  let open = 0
  let mostAtOnce = 0
  const server = site((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, userAgent: request.headers['user-agent'] ?? '', at: performance.now() })
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    response.on('close', () => {
      open -= 1
    })
    const answer = answers[path]
    if (typeof answer === 'function') answer(request, response)
    else if (answer === undefined) response.writeHead(404).end('not found')
    else response.writeHead(200, { 'content-type': typeOf(path) }).end(answer)
  })
  return {
    server,
    requests,
    paths: () => requests.map(({ path }) => path),
    mostAtOnce: () => mostAtOnce,
  }
}

export function pageWith(...links: readonly string[]): string {
  return `<h1>Page</h1>${links.map(href => `<a href="${href}">lire</a>`).join('')}`
}

/** Enough of a reader for the pages above. */
export async function linksOf({ body }: Exchange): Promise<readonly PageLink[]> {
  const links = body.matchAll(/<(?:a|link)(?: hreflang="(\w+)")? href="([^"]*)"/g)
  return [...links].map(([, hreflang, address = '']) => ({ address, text: '', hreflang: hreflang ?? null }))
}

function typeOf(path: string): string {
  if (path.endsWith('.xml')) return 'application/xml'
  return path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8'
}
