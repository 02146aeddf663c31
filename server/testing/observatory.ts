import type { IncomingHttpHeaders } from 'node:http'

/**
 * The score of the MDN HTTP Observatory (version 1.6.3, algorithm 6) for an answer over https whose scripts
 * all come from its own site, by its published rules: 100, and what each of its tests adds or takes.
 * Bonuses count from 90 on; 165 is the best. Its package on npm is an older algorithm and needs the
 * network.
 */
export function observatoryScore(headers: IncomingHttpHeaders): number {
  const modifiers = tests.map(test => test(headers))
  const without = 100 + sum(modifiers.filter(modifier => modifier < 0))
  return without >= 90 ? without + sum(modifiers.filter(modifier => modifier > 0)) : without
}

type ObservatoryTest = (headers: IncomingHttpHeaders) => number

const tests: readonly ObservatoryTest[] = [
  ({ 'content-security-policy': policy }) => policyModifier(String(policy ?? '')),
  ({ 'set-cookie': cookies }) => (cookies ? cookieModifier(cookies) : 0),
  ({ 'access-control-allow-credentials': credentials }) => (credentials ? -50 : 0),
  ({ 'referrer-policy': policy }) =>
    policy === undefined
      ? 0
      : /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(String(policy))
        ? 5
        : -5,
  ({ 'strict-transport-security': hsts }) => {
    const age = Number(/^max-age=(\d+)/.exec(hsts ?? '')?.[1] ?? Number.NaN)
    return Number.isNaN(age) ? -20 : age >= 15_768_000 ? 0 : -10
  },
  ({ 'x-content-type-options': options }) => (options === 'nosniff' ? 0 : -5),
  headers => {
    const policy = String(headers['content-security-policy'] ?? '')
    const isFramed = !/frame-ancestors '(none|self)'/.test(policy)
    return isFramed && !/^(DENY|SAMEORIGIN)$/.test(String(headers['x-frame-options'])) ? -20 : 5
  },
  headers => bonus(headers['cross-origin-resource-policy'], /^same-(origin|site)$/),
  headers => bonus(headers['cross-origin-embedder-policy'], /^(require-corp|credentialless)$/),
  headers =>
    bonus(headers['cross-origin-opener-policy'], /^(same-origin|(same-origin|noopener)-allow-popups)$/),
]

function policyModifier(policy: string): number {
  const directives = new Map(
    policy.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
  const fallback = directives.get('default-src')
  const scripts = directives.get('script-src') ?? fallback
  const objects = directives.get('object-src') ?? fallback
  const styles = directives.get('style-src') ?? fallback ?? ''
  if (policy === '' || scripts === undefined || objects === undefined) return -25
  if (/unsafe-inline|data:|https?:(?!\/)|\*(?!\.)/.test(scripts + objects)) return -20
  if (/unsafe-eval/.test(scripts)) return -10
  if (/unsafe-/.test(styles)) return 0
  return fallback === "'none'" ? 10 : 5
}

function cookieModifier(cookies: readonly string[]): number {
  const secure = cookies.filter(cookie => /;\s*secure/i.test(cookie))
  if (secure.length < cookies.length) return -20
  return cookies.every(cookie => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0
}

function bonus(value: string | string[] | undefined, good: RegExp): number {
  return value === undefined ? 0 : good.test(String(value)) ? 10 : -5
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
