import type { APIRoute } from 'astro'

/** A file made at build: `write` gets the public address of the site. The server sets its type by its name. */
export function fileEndpoint(write: (siteUrl: string) => string | Promise<string>): APIRoute {
  return async () => new Response(await write(SITE_URL))
}

/** The same for JSON, indented because people read it too. */
export function jsonEndpoint(value: (siteUrl: string) => unknown): APIRoute {
  return fileEndpoint(async address => `${JSON.stringify(await value(address), null, 2)}\n`)
}
