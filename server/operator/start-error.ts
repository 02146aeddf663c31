import type { AgencyCard } from '#contracts/agency-card.ts'
import { codeOf, DatabaseError } from '#database/database.ts'
import type { Environment } from '../environment.ts'
import { SettingError } from '../environment.ts'
import { statusOfError } from '../http/status-of-error.ts'
import { BuildError } from '../static/built-site.ts'

type StartErrorCode =
  | 'PORT_IN_USE'
  | 'CANNOT_LISTEN'
  | 'DATA_FOLDER_UNUSABLE'
  | 'DATABASE_UNREACHABLE'
  | 'BROWSER_UNSANDBOXED'
  | 'BUILD_FOR_ANOTHER_ADDRESS'
  | 'ROLE_ALONE'

/** The server cannot start in its surroundings. The message says why, and what to do. */
class StartError extends Error {
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
    this.code = code
  }
}

/** What to print: a sentence for an error that we know, otherwise the whole error. */
export function startFailure(error: unknown): unknown {
  const known = [StartError, SettingError, BuildError, DatabaseError]
  return known.some(kind => error instanceof kind) ? (error as Error).message : error
}

/** Refuses a web process or a worker without a shared database, and a worker whose mails would have no site to link to. */
export function refuseRoleAlone({
  role,
  databaseUrl,
  siteUrl,
}: Pick<Environment, 'role' | 'databaseUrl' | 'siteUrl'>): void {
  if (role === 'all') return
  const missing = [databaseUrl === null && 'DATABASE_URL', siteUrl === null && 'SITE_URL'].filter(Boolean)
  if (missing.length === 0) return
  throw new StartError(
    'ROLE_ALONE',
    `ROLE=${role} shares its work with other processes: it needs ${missing.join(' and ')}, the same for all of them.`,
  )
}

/** Refuses to open pages of strangers in a Chromium without its sandbox, unless that was accepted. */
export function refuseUnsandboxedBrowser(
  environment: Pick<Environment, 'auditBrowser' | 'auditBrowserUnsandboxed'>,
  user = process.getuid?.(),
): void {
  if (environment.auditBrowser === null || user !== 0 || environment.auditBrowserUnsandboxed) return
  throw new StartError(
    'BROWSER_UNSANDBOXED',
    'As root, the Chromium of AUDIT_BROWSER would run pages of strangers without its sandbox. Start the server as another user, or accept it with AUDIT_BROWSER_UNSANDBOXED=yes.',
  )
}

/**
 * Refuses a build made for another address than the one it is served at: its links, mails and machine files
 * would lead there.
 */
export function refuseOtherAddress(
  { siteUrl, defaultSiteUrl }: Pick<AgencyCard, 'siteUrl' | 'defaultSiteUrl'>,
  environment: Pick<Environment, 'siteUrl'>,
): void {
  if ((environment.siteUrl ?? defaultSiteUrl) === siteUrl) return
  const setting = environment.siteUrl === null ? 'is not set' : `is ${environment.siteUrl}`
  throw new StartError(
    'BUILD_FOR_ANOTHER_ADDRESS',
    `The site was built for ${siteUrl}, but SITE_URL ${setting}: make them the same, or run \`npm start\`, which builds the site again.`,
  )
}

/** `prefix` begins the names of the settings that choose where: `METRICS_` for the figures. */
export function listenError(
  cause: unknown,
  { host, port }: Pick<Environment, 'host' | 'port'>,
  prefix = '',
): StartError {
  const code = codeOf(cause)
  if (code === 'EADDRINUSE') {
    const message = `Port ${port} is in use by another program. Stop it, or choose another port with ${prefix}PORT.`
    return new StartError('PORT_IN_USE', message, { cause })
  }
  const advice =
    code === 'EACCES'
      ? `Choose a port above 1023 with ${prefix}PORT.`
      : `${prefix}HOST must be a name or an address of this machine.`
  return new StartError(
    'CANNOT_LISTEN',
    `The server cannot listen on ${host}, port ${port} (${code}). ${advice}`,
    { cause },
  )
}

/** The error in words where we know it; otherwise the error itself. */
export function databaseError(cause: unknown, { databaseUrl, dataFolder }: Environment): unknown {
  const code = codeOf(cause) ?? ''
  if (databaseUrl === null) {
    const isFolder = /^(EACCES|EROFS|ENOTDIR|EEXIST|ENOSPC)$/.test(code)
    const message = `The data folder ${dataFolder} cannot be used (${code}). Choose another with DATA_DIR.`
    return isFolder ? new StartError('DATA_FOLDER_UNUSABLE', message, { cause }) : cause
  }
  const reason = /^(28|3D)/.test(code) && cause instanceof Error ? cause.message : code
  if (statusOfError(cause) !== 503 && reason === code) return cause
  const message = `The database of DATABASE_URL cannot be used (${reason || 'no connection'}).`
  return new StartError('DATABASE_UNREACHABLE', message, { cause })
}
