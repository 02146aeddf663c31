import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { languageOfPath } from '#contracts/languages.ts'
import type { RenderPage, VisitorPage } from '#contracts/visitor-page.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { Exchange } from './exchange.ts'
import { isHttps } from './headers.ts'
import { pagePolicy } from './page-policy.ts'

/** Draws a page for one visitor and sends it. */
export type SendVisitorPage = (exchange: Exchange, drawing: Drawing) => Promise<FastifyReply>

interface Drawing {
  /** The path that the page is drawn for: it decides on the page and on its language. */
  readonly path: string
  readonly page: VisitorPage
}

export function visitorPages(render: RenderPage, siteUrl: string | null): SendVisitorPage {
  return async ({ request, reply }, { path, page }) => {
    const drawn = await render(path, page)
    const html = await drawn.text()
    const policy = drawn.headers.get('content-security-policy') ?? ''
    reply
      .code(drawn.status)
      .type('text/html; charset=utf-8')
      .header('content-language', languageOfPath(path))
      .header('content-security-policy', pagePolicy(policy, html, { https: isHttps(siteUrl) }))
    return sendCompressed({ request, reply }, html)
  }
}

async function sendCompressed({ request, reply }: Exchange, html: string): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], compressors)
  const body = await compressors.get(encoding)?.(html)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('vary', 'Accept-Encoding').send(body)
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Measured on the home page: quality 5 takes 1.8 ms for 12.7 kB, the build's 11 takes 67 ms for 11.6 kB. */
const compressors: ReadonlyMap<Encoding, (html: string) => Promise<Buffer>> = new Map([
  ['identity', async (html: string) => Buffer.from(html)],
  ['br', (html: string) => compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', (html: string) => compressGzip(html)],
])
