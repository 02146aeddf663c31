import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AgencyCard } from '#contracts/agency-card.ts'
import type { Language } from '#contracts/languages.ts'
import { markdownTwinOf } from '#contracts/addresses/machine-paths.ts'
import { notFoundPaths } from '#contracts/paths.ts'
import type { Headers } from '../http/headers.ts'
import type { Encoding } from './negotiation.ts'
import { type BuiltFile, builtFile } from './built-file.ts'
import { isServed } from './content-types.ts'
import { fileHeaders, markdownHeaders, pageHeaders } from './file-headers.ts'

export interface BuiltSite {
  readonly agency: AgencyCard
  /** By path: `/`, `/en/faq`, `/robots.txt`. */
  readonly files: ReadonlyMap<string, BuiltFile>
  /** The Markdown twins, by the path of their page. */
  readonly twins: ReadonlyMap<string, BuiltFile>
  readonly notFound: Readonly<Record<Language, BuiltFile>>
  readonly notFoundTwins: Readonly<Record<Language, BuiltFile>>
  readonly pages: number
  readonly bytes: number
}

export class BuildError extends Error {
  readonly code = 'BUILD_MISSING'

  constructor(missing: string) {
    super(`The site is not built: ${missing} is missing. \`npm start\` builds it, then starts the server.`)
    this.name = 'BuildError'
  }
}

/**
 * Reads a build folder (see `site/build/built-site.ts`).
 *
 * @throws BuildError when something that every build has is missing.
 */
export function readBuiltSite(folder: string, siteUrl: string | null): BuiltSite {
  refuseIncomplete(folder)
  const policies: Policies = readJson(join(folder, 'policies.json'))
  const client = join(folder, 'client')
  const served = servedNames(client).map(name => readServed({ client, name, policies, siteUrl }))
  const fileOf = new Map(served.map(({ path, file }) => [path, file]))
  const pages = served.filter(({ path, isPage }) => isPage && !isNotFound(path))
  const twins = pages.flatMap(({ path }) => {
    const twin = fileOf.get(markdownTwinOf(path))
    return twin ? [[path, twin] as const] : []
  })
  return {
    agency: readJson(join(folder, 'agency.json')),
    files: new Map([...fileOf].filter(([path]) => !isNotFound(path))),
    twins: new Map(twins),
    notFound: inBoth(language => neededFile(fileOf, notFoundPaths[language])),
    notFoundTwins: inBoth(language => neededFile(fileOf, markdownTwinOf(notFoundPaths[language]))),
    pages: pages.length,
    bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const neededFiles = [
  'client/index.html',
  'client/404.html',
  'client/en/404.html',
  'policies.json',
  'agency.json',
  'server/entry.mjs',
]

function refuseIncomplete(folder: string): void {
  const missing = neededFiles.map(file => join(folder, file)).find(file => !existsSync(file))
  if (missing) throw new BuildError(missing)
}

type Policies = Readonly<Record<string, string>>

/** The build wrote this file, in this form. */
function readJson<Written>(file: string): Written {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Files of a known type. A hidden file is served only below `.well-known`. */
function servedNames(client: string): readonly string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => isServed(name) && !/(^|\/)\.(?!well-known\/)/.test(name))
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

function readServed(source: Source): ServedFile {
  const contents = readContents(join(source.client, source.name))
  return {
    path: pathOf(source.name),
    isPage: source.name.endsWith('.html'),
    bytes: [...contents.values()].reduce((sum, content) => sum + content.length, 0),
    file: builtFile(contents, headersOf(source, contents)),
  }
}

function headersOf({ name, policies, siteUrl }: Source, contents: Contents): Headers {
  const path = pathOf(name)
  const text = () => contents.get('identity')?.toString() ?? ''
  if (name.endsWith('.html')) return pageHeaders({ path, html: text(), policy: policies[path], siteUrl })
  if (name.endsWith('.md')) return markdownHeaders({ path, markdown: text(), siteUrl })
  return fileHeaders(name, siteUrl)
}

type Contents = ReadonlyMap<Encoding, Buffer>

function readContents(file: string): Contents {
  const variants: readonly (readonly [Encoding, string])[] = [
    ['identity', file],
    ['br', `${file}.br`],
    ['gzip', `${file}.gz`],
  ]
  const present = variants.filter(([, variant]) => existsSync(variant))
  return new Map(present.map(([encoding, variant]) => [encoding, readFileSync(variant)]))
}

/** Pages have no extension, and `index` is the folder itself. */
function pathOf(name: string): string {
  return `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/'
}

function isNotFound(path: string): boolean {
  return Object.values(notFoundPaths).some(own => path === own || path === markdownTwinOf(own))
}

function inBoth<T>(value: (language: Language) => T): Readonly<Record<Language, T>> {
  return { fr: value('fr'), en: value('en') }
}

function neededFile(files: ReadonlyMap<string, BuiltFile>, path: string): BuiltFile {
  const file = files.get(path)
  if (!file) throw new BuildError(path)
  return file
}
