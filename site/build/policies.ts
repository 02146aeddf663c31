import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { fileOf } from './built-pages.ts'

type Headers = Parameters<
  NonNullable<AstroIntegration['hooks']['astro:build:generated']>
>[0]['routeToHeaders']

/**
 * The content security policy of each built page, by path. Astro knows the styles that it gathers; those that a
 * page writes itself (`Layout.astro`, for the switch of `RobotView.astro`; `place-notes.ts`) are allowed here.
 */
export function policiesOf(client: URL, routeToHeaders: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...routeToHeaders].map(([path, { headers }]) => {
      const policy = headers.get('content-security-policy') ?? ''
      const file = fileOf(path, client)
      return [path, existsSync(file) ? withStyles(policy, readFileSync(file, 'utf8')) : policy]
    }),
  )
}

function withStyles(policy: string, html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gsu)].map(([, css = '']) => `'${hashOf(css)}'`)
  const missing = styles.filter(hash => !policy.includes(hash))
  return policy.replace('style-src', ['style-src', ...missing].join(' '))
}

export function hashOf(code: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
