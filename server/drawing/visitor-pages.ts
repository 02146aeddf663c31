import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '#contracts/languages.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { allowance } from '../limits/allowance.ts'
import { limits } from '../limits/limits.ts'
import { chooseEncoding, type Encoding } from '../static/negotiation.ts'
import { PageCache } from './page-cache.ts'
import { sharedPage } from './shared-page.ts'
import type { DrawnPage, SiteAnswers } from './site-thread.ts'

export interface VisitorPages {
  /**
   * Draws a page and sends it. A page that is the same for everyone is drawn once.
   *
   * @throws Refusal 429 when the visitor's network has used up its drawings, 503 when too many are waiting.
   */
  send(reply: FastifyReply, drawing: Drawing): Promise<FastifyReply>
  /**
   * Takes one drawing from the allowance of the visitor's network. To be called before preparing a page at
   * some cost; `send` calls it otherwise.
   *
   * @throws Refusal 429
   */
  admit(request: FastifyRequest): void
}

interface Drawing {
  /** Decides which page is drawn, and in which language. */
  readonly path: string
  readonly page: VisitorPage
}

/** A drawn page, and its compressed copies so far. */
interface KeptPage extends DrawnPage {
  readonly bytes: number
  readonly bodies: Map<Encoding, Buffer>
}

export function visitorPages(
  site: Pick<SiteAnswers, 'draw'>,
  { drawnPagesPerNetworkPerMinute }: { readonly drawnPagesPerNetworkPerMinute: number },
): VisitorPages {
  const allowed = allowance({ of: 'pages', perNetwork: drawnPagesPerNetworkPerMinute, period: minute })
  const admitted = new WeakSet<FastifyRequest>()
  const cache = new PageCache<KeptPage>(limits.drawing.keptBytes)
  const beingDrawn = new Map<string, Promise<KeptPage>>()

  function admit(request: FastifyRequest): void {
    if (admitted.has(request)) return
    allowed.take(request.ip)
    admitted.add(request)
  }

  async function drawKept(key: string, { path, page }: Drawing): Promise<KeptPage> {
    const drawn = await site.draw(path, page)
    // Two bytes for each character, and a fifth of that at most for the compressed copies.
    const kept = { ...drawn, bytes: drawn.html.length * 2.5, bodies: new Map<Encoding, Buffer>() }
    cache.set(key, kept)
    return kept
  }

  /** Simultaneous requests for the same page wait for one drawing. */
  function keptPage(key: string, drawing: Drawing): Promise<KeptPage> | KeptPage {
    const known = cache.get(key) ?? beingDrawn.get(key)
    if (known) return known
    const drawn = drawKept(key, drawing).finally(() => beingDrawn.delete(key))
    beingDrawn.set(key, drawn)
    return drawn
  }

  async function drawn(
    request: FastifyRequest,
    { path, page }: Drawing,
  ): Promise<DrawnPage & Partial<KeptPage>> {
    const shared = sharedPage(path, page)
    // Error pages are few, and must be available when nothing else may be drawn.
    if (page.kind !== 'error' && !(shared && cache.get(shared.key))) admit(request)
    if (!shared) return site.draw(path, page)
    const kept = await keptPage(shared.key, shared)
    const insertions = Object.entries(shared.inserted)
    if (insertions.length === 0) return kept
    const html = insertions.reduce((html, [place, text]) => html.replaceAll(place, text), kept.html)
    return { status: kept.status, policy: kept.policy, html }
  }

  return {
    admit,
    async send(reply, drawing) {
      const { status, policy, html, bodies } = await drawn(reply.request, drawing)
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-language', languageOfPath(drawing.path))
        .header('content-security-policy', policy)
      return sendCompressed(reply, html, bodies ?? new Map())
    },
  }
}

const minute = 60_000

async function sendCompressed(
  reply: FastifyReply,
  html: string,
  known: Map<Encoding, Buffer>,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'], compressors)
  const body = known.get(encoding) ?? (await compressors.get(encoding)?.(html))
  if (encoding !== 'identity') {
    if (body) known.set(encoding, body)
    reply.header('content-encoding', encoding)
  }
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
