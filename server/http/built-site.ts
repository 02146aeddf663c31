import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Language } from '#contracts/languages.ts'
import type { Encoding } from './accept-encoding.ts'
import { type BuiltFile, builtFile } from './built-file.ts'
import { contentTypes } from './content-types.ts'
import { fileHeaders, pageHeaders } from './file-headers.ts'

/** The built site, whole, in memory. */
export interface BuiltSite {
  /** By the path they are asked for: `/`, `/en/faq`, `/robots.txt`. */
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly notFound: Readonly<Record<Language, BuiltFile>>
  readonly pages: number
  readonly bytes: number
}

/** The build is missing or incomplete. */
export class BuildError extends Error {
  readonly code = 'BUILD_MISSING'

  constructor(missing: string) {
    super(`The site is not built: ${missing} is missing. \`npm start\` builds it, then starts the server.`)
    this.name = 'BuildError'
  }
}

/**
 * Reads what the build left in a folder (see `site/build/built-site.ts`).
 *
 * @throws BuildError when something that every build leaves is not there.
 */
export function readBuiltSite(folder: string, siteUrl: string | null): BuiltSite {
  refuseIncomplete(folder)
  const policies = readPolicies(join(folder, 'policies.json'))
  const client = join(folder, 'client')
  const served = servedNames(client).map(name => readServed({ client, name, policies, siteUrl }))
  const fileOf = new Map(served.map(({ path, file }) => [path, file]))
  return {
    files: new Map([...fileOf].filter(([path]) => !isNotFound(path))),
    notFound: { fr: pageOf(fileOf, notFoundPaths.fr), en: pageOf(fileOf, notFoundPaths.en) },
    pages: served.filter(({ path, isPage }) => isPage && !isNotFound(path)).length,
    bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const notFoundPaths: Readonly<Record<Language, string>> = { fr: '/404', en: '/en/404' }

const neededFiles = [
  'client/index.html',
  'client/404.html',
  'client/en/404.html',
  'policies.json',
  'server/entry.mjs',
]

function refuseIncomplete(folder: string): void {
  const missing = neededFiles.map(file => join(folder, file)).find(file => !existsSync(file))
  if (missing) throw new BuildError(missing)
}

type Policies = Readonly<Record<string, string>>

function readPolicies(file: string): Policies {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Files with a type we know. A hidden file is served only below `.well-known`. */
function servedNames(client: string): readonly string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => extname(name) in contentTypes && !/(^|\/)\.(?!well-known\/)/.test(name))
}

interface ServedFile {
  readonly path: string
  readonly isPage: boolean
  readonly bytes: number
  readonly file: BuiltFile
}

interface Source {
  readonly client: string
  readonly name: string
  readonly policies: Policies
  readonly siteUrl: string | null
}

function readServed({ client, name, policies, siteUrl }: Source): ServedFile {
  const contents = readContents(join(client, name))
  const path = pathOf(name)
  const html = name.endsWith('.html') ? (contents.get('identity')?.toString() ?? '') : null
  const headers =
    html === null ? fileHeaders(name, siteUrl) : pageHeaders({ path, html, policy: policies[path], siteUrl })
  const bytes = [...contents.values()].reduce((sum, content) => sum + content.length, 0)
  return { path, isPage: html !== null, bytes, file: builtFile(contents, headers) }
}

function readContents(file: string): ReadonlyMap<Encoding, Buffer> {
  const variants: readonly (readonly [Encoding, string])[] = [
    ['identity', file],
    ['br', `${file}.br`],
    ['gzip', `${file}.gz`],
  ]
  const present = variants.filter(([, variant]) => existsSync(variant))
  return new Map(present.map(([encoding, variant]) => [encoding, readFileSync(variant)]))
}

/** A page has no extension, and `index` is the folder itself. */
function pathOf(name: string): string {
  return `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/'
}

function isNotFound(path: string): boolean {
  return Object.values(notFoundPaths).includes(path)
}

function pageOf(files: ReadonlyMap<string, BuiltFile>, path: string): BuiltFile {
  const file = files.get(path)
  if (!file) throw new BuildError(path)
  return file
}
