import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import { isEmailAddress } from '#contracts/forms.ts'
import { usualPool } from '#database/connect.ts'
import { codeOf } from '#database/database.ts'
import { readCrawlerRanges } from './crawlers/crawler-ranges.ts'

const roles = ['web', 'worker', 'all'] as const

/**
 * Every setting of the server. An absent or empty variable takes its default; a wrong value is
 * refused before anything is opened.
 */
export const settings = {
  port: setting({
    name: 'PORT',
    meaning: 'The port to listen on; 0 takes any free one.',
    form: 'a whole number from 0 to 65535',
    fallback: '4321',
    read: text => wholeNumber(text, { from: 0, to: 65_535 }),
  }),
  host: setting({
    name: 'HOST',
    meaning:
      'The name or address to listen on. `localhost` is reached from this machine alone, for example by a reverse proxy; 0.0.0.0 opens every interface.',
    form: 'a host name or an IP address, without a port',
    fallback: 'localhost',
    read: hostName,
  }),
  metricsPort: setting({
    name: 'METRICS_PORT',
    meaning:
      'The port that figures for Prometheus are served on, at `/metrics`; 0 takes any free one. Without it there are none.',
    form: 'a whole number from 0 to 65535',
    fallback: null,
    read: text => wholeNumber(text, { from: 0, to: 65_535 }),
  }),
  metricsHost: setting({
    name: 'METRICS_HOST',
    meaning: 'The name or address that METRICS_PORT is opened on. By default this machine alone reaches it.',
    form: 'a host name or an IP address, without a port',
    fallback: '127.0.0.1',
    read: hostName,
  }),
  siteUrl: setting({
    name: 'SITE_URL',
    meaning:
      'The public address of the site. With https, browsers are told to keep to https. The build reads it too.',
    form: 'an address without a path, such as https://www.example.com',
    fallback: null,
    read: webOrigin,
  }),
  buildFolder: setting({
    name: 'BUILD_DIR',
    meaning: 'The folder of the built site.',
    form: 'the path of a folder',
    fallback: './dist',
    read: text => text,
  }),
  dataFolder: setting({
    name: 'DATA_DIR',
    meaning:
      'The folder of the built-in database (not with DATABASE_URL), of mails without SMTP_URL, of backups unless another folder is named, of the erasures that a restore repeats (erasures.json), and of the socket by which commands reach the server.',
    form: 'the path of a folder',
    fallback: './.data',
    read: text => text,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    meaning: 'A PostgreSQL server (15 or newer) to use instead of the built-in database.',
    form: 'a connection string such as postgres://user:password@host:5432/name',
    fallback: null,
    secret: true,
    read: text => (isConnectionString(text) ? text : undefined),
  }),
  databasePool: setting({
    name: 'DATABASE_POOL',
    meaning:
      'Connections that this process opens to the server of DATABASE_URL at most. PostgreSQL takes 100 by default, of all processes together.',
    form: 'a whole number from 2 to 1000',
    fallback: String(usualPool),
    read: text => wholeNumber(text, { from: 2, to: 1_000 }),
  }),
  role: setting({
    name: 'ROLE',
    meaning:
      'What this process does, where several share the database of DATABASE_URL: `web` serves visitors, `worker` runs audits and sends mails, `all` does both.',
    form: '"web", "worker" or "all"',
    fallback: 'all',
    read: text => roles.find(role => role === text),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    meaning:
      'The mail server that mails to the agency and to visitors are handed to. Without one, each is a file in the folder `mail` of DATA_DIR.',
    form: 'an address such as smtps://user:password@mail.example.com:465',
    fallback: null,
    secret: true,
    read: text => (/^smtps?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
  }),
  deskMembers: setting({
    name: 'DESK_MEMBERS',
    meaning:
      'Who may sign in to the desk, where what visitors sent is seen: each is sent a code by mail. An address taken out is signed out at the next start.',
    form: 'e-mail addresses separated by commas, such as camille@example.com,nora@example.com',
    fallback: '',
    read: text => list(text, isEmailAddress),
  }),
  trustedProxies: setting({
    name: 'TRUST_PROXY',
    meaning:
      'The reverse proxies whose X-Forwarded-For is believed. Anyone else could forge it, and with it the limit of audits.',
    form: 'IP addresses or CIDR ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
    fallback: '',
    read: text => list(text, isAddressRange),
  }),
  auditAllow: setting({
    name: 'AUDIT_ALLOW',
    meaning: 'Hosts that may be audited although they are not public, for a demonstration or a test.',
    form: 'host:port pairs separated by commas, such as localhost:8080',
    fallback: '',
    read: text => list(text, isHostAndPort),
  }),
  auditBrowser: setting({
    name: 'AUDIT_BROWSER',
    meaning:
      'A Chromium that audits may run, in a process of its own and without a network, to see what scripts add to pages. Without it that check says that it was not measured.',
    form: 'the absolute path of a program, such as /usr/bin/chromium',
    fallback: null,
    read: text => (isAbsolute(text) ? text : undefined),
  }),
  auditBrowserUnsandboxed: setting({
    name: 'AUDIT_BROWSER_UNSANDBOXED',
    meaning:
      'Accepts that the Chromium of AUDIT_BROWSER runs without its sandbox, which it does as root. Without it the server does not start so.',
    form: '"yes", or absent',
    fallback: '',
    read: text => (text === '' || text === 'yes' ? text === 'yes' : undefined),
  }),
  auditDeny: setting({
    name: 'AUDIT_DENY',
    meaning:
      'Public addresses that audits never reach, as if they were private: your own, whose firewalls may trust your servers.',
    form: 'IP addresses or CIDR ranges separated by commas, such as 198.51.100.0/24',
    fallback: '',
    read: text => list(text, isAddressRange),
  }),
  auditsPerNetworkPerDay: setting({
    name: 'AUDITS_PER_NETWORK_PER_DAY',
    meaning: 'Free audits that one network (an IPv4 address, an IPv6 /64) may ask for in one UTC day.',
    form: 'a whole number from 1 to 1000000',
    fallback: '20',
    read: text => wholeNumber(text, { from: 1, to: 1_000_000 }),
  }),
  drawnPagesPerNetworkPerMinute: setting({
    name: 'DRAWN_PAGES_PER_NETWORK_PER_MINUTE',
    meaning:
      'Pages drawn on demand (reports, forms as they were left) that one network may ask for in a minute. Built pages have no limit.',
    form: 'a whole number from 1 to 1000000',
    fallback: '120',
    read: text => wholeNumber(text, { from: 1, to: 1_000_000 }),
  }),
  concurrentAudits: setting({
    name: 'CONCURRENT_AUDITS',
    meaning: 'Audits that run at the same time; others wait their turn.',
    form: 'a whole number from 1 to 32',
    fallback: '2',
    read: text => wholeNumber(text, { from: 1, to: 32 }),
  }),
  bodyBytesMax: setting({
    name: 'BODY_BYTES_MAX',
    meaning:
      'The largest request body that is read, in bytes. The default is what browsers let a page send as it closes.',
    form: 'a whole number from 16384 to 1048576',
    fallback: '65536',
    read: text => wholeNumber(text, { from: 16_384, to: 1_048_576 }),
  }),
  crawlerLog: setting({
    name: 'CRAWLER_LOG',
    meaning: 'Whether visits of crawlers of artificial intelligence are recorded.',
    form: '"on" or "off"',
    fallback: 'on',
    read: text => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  }),
  crawlerRanges: setting({
    name: 'CRAWLER_RANGES',
    meaning:
      'A file of the addresses that operators publish for their crawlers. A visit from within them is recorded as verified, any other as claimed.',
    form: 'the path of a JSON file such as {"GPTBot": ["192.0.2.0/24"]}, with known names of crawlers',
    fallback: null,
    read: readCrawlerRanges,
  }),
} as const

export type Environment = {
  readonly [Key in keyof typeof settings]: ValueOf<(typeof settings)[Key]>
}

/** @throws SettingError for the first setting whose value is not valid. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = Object.entries(settings).map(([key, setting]) => [key, read(setting, variables)])
  // `fromEntries` forgets which key has which value; the table above says it.
  return Object.fromEntries(values) as Environment
}

export class SettingError extends Error {
  readonly code = 'WRONG_SETTING'

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SettingError'
  }
}

interface Setting<Value, Fallback extends string | null> {
  readonly name: string
  readonly meaning: string
  /** What a valid value is: follows "it must be". */
  readonly form: string
  /** The text of an absent variable; null where absence is a value of its own. */
  readonly fallback: Fallback
  /** A secret is never printed, and may be the content of the file that `<name>_FILE` names. */
  readonly secret?: boolean
  /** The value that a text stands for; undefined when it is not valid. */
  readonly read: (text: string) => Value | undefined
}

type ValueOf<S> = S extends Setting<infer Value, infer Fallback> ? Value | (Fallback & null) : never

/** Gives each row of the table its own type. */
function setting<Value, Fallback extends string | null>(
  row: Setting<Value, Fallback>,
): Setting<Value, Fallback> {
  return row
}

function read(setting: Setting<unknown, string | null>, variables: NodeJS.ProcessEnv): unknown {
  const { name, secret, fallback } = setting
  const text = (secret && contentOfFile(name, variables)) || given(name, variables) || fallback
  if (text === null) return null
  const value = setting.read(text)
  if (value !== undefined) return value
  const shown = secret ? 'a value (not shown, it may hold a password)' : JSON.stringify(text)
  throw new SettingError(`The setting ${name} has ${shown}; it must be ${setting.form}.`)
}

function given(name: string, variables: NodeJS.ProcessEnv): string | undefined {
  return variables[name]?.trim() || undefined
}

/** The content of the file that `<name>_FILE` names, as container managers hand over secrets. */
function contentOfFile(name: string, variables: NodeJS.ProcessEnv): string | undefined {
  const file = given(`${name}_FILE`, variables)
  if (!file) return undefined
  if (given(name, variables)) throw new SettingError(`Both ${name} and ${name}_FILE are set: remove one.`)
  const text = readSecret(name, file)
  // As if it were absent, a server whose secret was not written would start on the built-in database.
  if (!text) throw new SettingError(`The file of ${name}_FILE (${file}) is empty.`)
  return text
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    const reason = codeOf(cause) ?? 'unknown reason'
    throw new SettingError(`The file of ${name}_FILE (${file}) cannot be read (${reason}).`, { cause })
  }
}

function wholeNumber(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

function hostName(text: string): string | undefined {
  return isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined
}

/** PostgreSQL also takes a socket's folder in place of a host, which URL does not: `postgres://user@/name?host=/run`. */
function isConnectionString(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'))
}

function webOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, href } = new URL(text)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && href === `${origin}/` ? origin : undefined
}

function list(text: string, isItem: (item: string) => boolean): readonly string[] | undefined {
  const items = text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)
  return items.every(isItem) ? items : undefined
}

function isAddressRange(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || wholeNumber(prefix, { from: 1, to: family === 4 ? 32 : 128 }) !== undefined
}

function isHostAndPort(item: string): boolean {
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d+)$/i.exec(item) ?? []
  return host !== undefined && wholeNumber(port ?? '', { from: 1, to: 65_535 }) !== undefined
}
