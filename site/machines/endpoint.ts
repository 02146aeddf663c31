import type { APIRoute } from 'astro'

/**
 * A file made at build, whatever it says: `write` is given the public address of the site. Its type comes
 * from its name, when it is served.
 */
export function fileEndpoint(write: (siteUrl: string) => string | Promise<string>): APIRoute {
  return async () => new Response(await write(SITE_URL))
}

/** The same for JSON, indented: people read it too. */
export function jsonEndpoint(value: (siteUrl: string) => unknown): APIRoute {
  return fileEndpoint(async address => `${JSON.stringify(await value(address), null, 2)}\n`)
}
