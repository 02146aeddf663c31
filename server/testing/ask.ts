import type { IncomingHttpHeaders } from 'node:http'
import { request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { auditFormPaths, reportFolder } from '#contracts/paths.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The received bytes, not decompressed. */
  readonly body: Buffer
  readonly text: string
}

export interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** One request and its answer, byte for byte: no header is added, no redirect followed. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const request = send({ hostname, port, path, method, headers, agent: false }, async response => {
      const bytes = await buffer(response)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: bytes,
        text: bytes.toString(),
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Posts a form as a browser without JavaScript does. */
export function postForm(
  origin: string,
  path: string,
  {
    values,
    headers,
  }: { values: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> },
): Promise<Answer> {
  return ask(origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    body: new URLSearchParams(values).toString(),
  })
}

/** Asks for an audit of a site that nobody else asks for. Returns the id of the report, and the key of its owner. */
export async function requestAudit({ origin }: { readonly origin: string }) {
  const values = { url: `${crypto.randomUUID()}.example`, email: `${crypto.randomUUID()}@example.org` }
  const { headers } = await postForm(origin, auditFormPaths.fr, { values })
  const { pathname, searchParams } = new URL(String(headers.location), origin)
  return { id: pathname.slice(reportFolder.length), key: searchParams.get('owner') ?? '' }
}

/** Calls a procedure, or inserts into a table, as the scripts of our pages do. */
export function call(
  origin: string,
  name: string,
  { values, headers }: { values: unknown; headers?: Readonly<Record<string, string>> },
): Promise<Answer> {
  return ask(origin, `/rest/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(values),
  })
}
