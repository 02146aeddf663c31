import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { OwnDatabase } from '../database.ts'
import { databaseOf } from '../engines/pglite.ts'
import { migrate } from '../migrate.ts'

/**
 * Databases that are made once and copied by each test: PGlite needs 2.8 s of CPU to make an empty one and
 * 0.3 s for the schema, and 0.5 s to open a copy.
 */
type Template = 'empty' | 'migrated'

/** A new database in memory: with the schema applied, or empty. */
export async function openInMemory(template: Template = 'migrated'): Promise<OwnDatabase> {
  const archive = readFileSync(join(await templates(), `${template}.tar`))
  return databaseOf(await PGlite.create({ loadDataDir: new Blob([archive]) }))
}

/** Makes `folder`, a new data folder of PGlite with the schema applied. */
export async function makeDataFolder(folder: string): Promise<void> {
  const archive = join(await templates(), 'migrated.tar')
  // With the permissions that the server gives it.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // tar warns that it strips the leading slash of names.
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder], { stdio: 'pipe' })
}

/** The folder of the templates, named by the digest of what they are made from. */
async function templates(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/ibid')
  const folder = join(cache, `databases-${digestOfSources()}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await makeTemplates(unfinished)
  // Several test files may do this at once: the first one wins.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

const root = join(import.meta.dirname, '../..')

function digestOfSources(): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  hash.update(`${dependencies['@electric-sql/pglite']} ${dependencies['pg-boss']}`)
  const sources = [
    'database/**/*.sql',
    'database/migrate.ts',
    'database/queue.ts',
    'database/testing/templates.ts',
  ]
  for (const path of globSync(sources, { cwd: root }).sort())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

async function makeTemplates(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const lite = await PGlite.create()
  await keep(lite, join(folder, 'empty.tar'))
  await migrate(databaseOf(lite))
  await keep(lite, join(folder, 'migrated.tar'))
  await lite.close()
}

async function keep(lite: PGlite, file: string): Promise<void> {
  const archive = await lite.dumpDataDir('none')
  writeFileSync(file, new Uint8Array(await archive.arrayBuffer()))
}
