import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settings } from '#server/environment.ts'

const root = join(import.meta.dirname, '..')
const notOurs = ['node_modules', 'dist']

describe('parts that act import parts that know, never the reverse:', () => {
  test.each([
    ['contracts', []],
    ['language', ['contracts']],
    ['audit', ['contracts', 'language']],
    ['database', ['contracts']],
    ['server', ['audit', 'contracts', 'database', 'language']],
    ['site', ['contracts', 'content', 'language']],
    ['film', ['contracts', 'language', 'site', 'bin/chromium.ts']],
    ['bin', ['audit', 'content', 'contracts', 'database', 'language', 'server', 'site']],
  ])('%s imports only what it may: %s', (part, allowed) => {
    const strangers = importsOf(part).filter(({ target }) => !mayImport(part, allowed, target))
    expect(strangers).toEqual([])
  })

  /**
   * The site prints the list of checks and the numbers of an audit, shows what is kept of its own pages, and draws
   * what was measured.
   */
  const shown = [
    'audit/judge/scorecard.ts',
    'audit/judge/score.ts',
    'audit/limits.ts',
    'audit/look/render/limits.ts',
    'audit/read/page/main-text/kept.ts',
    'benchmarks/results/cited-pages.json',
    'benchmarks/results/french-authors.json',
    'benchmarks/results/robots-txt.json',
    'benchmarks/results/truth.json',
    'benchmarks/studies/cited-pages.pages.json',
    'benchmarks/studies/cited-pages.scores.json',
    'benchmarks/studies/two-languages.sites.json',
  ]

  function mayImport(part: string, allowed: readonly string[], target: string): boolean {
    const [room = '', folder] = target.split('/')
    return (
      room === part ||
      allowed.includes(room) ||
      allowed.includes(`${room}/${folder}`) ||
      (part === 'site' && shown.includes(target))
    )
  }
})

test('a site is audited and stored in one place', () => {
  const audits = importsOf('{bin,server}').filter(({ target }) =>
    /^audit\/(?:index|process\/audit-in-process)\.ts$/.test(target),
  )
  expect(audits.map(({ file }) => file)).toEqual(['server/audits/run-audit.job.ts'])
})

test('code that reads or judges a site never imports code that talks to it', () => {
  const imports = importsOf('audit/{read,checks,fixes,judge,comparison,report}')
  expect(imports.length).toBeGreaterThan(300)
  expect(imports.filter(({ target }) => target.startsWith('audit/look/'))).toEqual([])
})

test('no folder has more than thirty entries, except collections of content', () => {
  const files = globSync('**/*', { cwd: root, exclude: notOurs }).filter(
    path => !/^content\/\w+\//.test(path),
  )
  const folders = new Set(files.map(path => dirname(path)))
  expect(folders.size).toBeGreaterThan(130)
  const entries = (folder: string) => files.filter(path => dirname(path) === folder).length
  expect([...folders].filter(folder => entries(folder) > 30)).toEqual([])
})

describe('code that runs only in a browser is named .client:', () => {
  const inBrowser = reachedFrom(sourceFiles('site/**/*.astro').flatMap(path => partsOf(path).scripts))
  const atBuild = reachedFrom(
    sourceFiles('site/{**/*.astro,pages/**/*.ts,build/*.ts,content.config.ts}').flatMap(path => [
      path,
      ...partsOf(path).rest,
    ]),
  )
  const modules = sourceFiles('site/**/*.{ts,tsx}').filter(path => !/\.test\.|\.d\.ts$/.test(path))
  const isNamed = (path: string) => /\.client\.tsx?$/.test(path)

  test('modules that only the scripts of pages reach', () => {
    const alone = modules.filter(path => inBrowser.includes(path) && !atBuild.includes(path))
    expect(alone.length).toBeGreaterThan(30)
    expect(alone.filter(path => !isNamed(path))).toEqual([])
  })

  test('modules that use the browser, except components, which are also drawn at build', () => {
    const speaks =
      /\b(?:document|window|location|navigator|history|\w+Storage)\.|(?<![.\w])(?:fetch|addEventListener|matchMedia)\(/
    const speaking = modules.filter(path => path.endsWith('.ts') && speaks.test(codeOf(path)))
    expect(speaking.length).toBeGreaterThan(20)
    expect(speaking.filter(path => !isNamed(path))).toEqual([])
  })

  test('which only code that a browser loads imports', () => {
    const named = modules.filter(isNamed)
    expect(named.length).toBeGreaterThan(35)
    const importers = modules.filter(path => partsOf(path).rest.some(isNamed))
    expect(importers.filter(path => !inBrowser.includes(path))).toEqual([])
    const pages = sourceFiles('site/**/*.astro').filter(path => partsOf(path).rest.some(isNamed))
    expect(pages).toEqual([])
    expect(named.filter(path => !inBrowser.includes(path))).toEqual([])
  })
})

test('there is no circle of imports, not even of types', () => {
  const imports = importsOf('{audit,benchmarks,bin,contracts,database,film,language,server,site}')
  expect(imports.length).toBeGreaterThan(1_500)
  expect(circlesOf(imports)).toEqual([])
})

test('two folders import each other only when one contains the other', () => {
  const arrows = new Set(
    importsOf('{audit,benchmarks,bin,contracts,database,film,language,server,site}').map(
      ({ file, target }) => `${dirname(file)} → ${dirname(target)}`,
    ),
  )
  expect(arrows.size).toBeGreaterThan(600)
  const pairs = [...arrows].filter(arrow => {
    const [from = '', to = ''] = arrow.split(' → ')
    const isInside = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)
    return !isInside && arrows.has(`${to} → ${from}`)
  })
  expect(pairs).toEqual([])
})

test('a circle of imports is found', () => {
  const imports = ['a b', 'b c', 'c b', 'c d'].map(pair => pair.split(' '))
  expect(circlesOf(imports.map(([file = '', target = '']) => ({ file, target })))).toEqual(['b', 'c'])
})

test('a sent contact form passes through at most 25 files, and the architecture lists them', () => {
  const ofForms =
    /^(?:contracts|site\/features\/forms|server\/(?:calls|forms|mail))\/|^database\/(?:calls|mails)\.ts$/
  // A contact form causes no report, nor is a report watched by it.
  const ofReports = ['server/mail/report-mail.ts', 'server/mail/watch-mails.ts']
  const modules = reachedFrom(
    [
      'site/features/forms/ContactForm.tsx',
      'server/calls/calls.route.ts',
      'server/mail/send-mail.job.ts',
      'server/mail/transport.ts',
    ],
    ofReports,
  ).filter(path => ofForms.test(path))
  const procedures = proceduresReachedFrom('create_lead_from_contact_form', 'start_mail', 'record_mail_sent')
  const passed = ['server/worker.ts', ...modules, ...procedures].sort()

  const [, table = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('through these files')
  const rows = table.slice(0, table.indexOf('\n\n**')).matchAll(/^\| `(\S+)`.*? \| (.*) \|$/gm)
  const listed = [...rows].flatMap(([, folder = '', names = '']) =>
    [...names.matchAll(/`(\S+)`/g)].map(([, name]) => folder + name),
  )
  expect(listed.sort()).toEqual(passed)
  expect(passed.length).toBeLessThanOrEqual(25)
})

test('every check is one file with a test beside it', () => {
  const checks = sourceFiles('audit/checks/*/*.ts').filter(path => !path.endsWith('.test.ts'))
  const untested = checks.filter(path => !existsSync(join(root, path.replace(/\.ts$/, '.test.ts'))))
  expect(checks.length).toBeGreaterThan(15)
  expect(untested).toEqual([])
})

test('the README names every command of package.json, and no other', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const named = [...readme.matchAll(/npm (?:run )?([a-z:-]+)(?=[\s`])/g)].map(match => match[1])
  expect([...new Set(named)].sort()).toEqual(scripts.sort())
})

test('the README lists every setting of the server with its default, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = readme.matchAll(/^\| `([A-Z_]+)` \| .* \| `?([^`:|\s]+).*$/gmu)
  const listed = new Map([...rows].map(([, name, fallback]) => [name, fallback]))
  const known = Object.values(settings)
  expect([...listed.keys()].sort()).toEqual(known.map(({ name }) => name).sort())
  const wrong = known.filter(({ name, fallback }) => fallback && fallback !== listed.get(name))
  expect(known.filter(({ fallback }) => fallback).length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test('every link in the documentation leads to a file that exists', () => {
  const broken = sourceFiles('{README.md,docs/**/*.md,*/README.md}').flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:|mailto:|page:|#)([^)#]+)/g)]
      .map(match => join(path, '..', match[1] ?? ''))
      .filter(target => !existsSync(join(root, target)))
      .map(target => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('every file that the documentation names by its whole path exists', () => {
  const rooms = globSync('*/', { cwd: root, exclude: notOurs }).map(path => basename(path))
  const named = sourceFiles('{README.md,docs/**/*.md,*/README.md}').flatMap(path =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /`(\w+)(\/[\w./-]+\.(?:css|json|md|sql|tsx?|yaml))`/g,
      ),
    ]
      .filter(match => rooms.includes(match[1] ?? ''))
      .map(match => ({ path, file: `${match[1]}${match[2]}` })),
  )
  expect(named.length).toBeGreaterThan(150)
  // A README may name a file from its own folder.
  const isThere = (path: string, file: string) =>
    existsSync(join(root, file)) || existsSync(join(root, path, '..', file))
  expect(named.filter(({ path, file }) => !isThere(path, file))).toEqual([])
})

test('the architecture names every folder of the root, and every path that it names exists', () => {
  const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const folders = globSync('*/', { cwd: root, exclude: notOurs }).map(path => basename(path))
  expect(folders.length).toBeGreaterThan(10)
  expect(folders.filter(folder => !new RegExp(`\\b${folder}\\b`).test(map))).toEqual([])
  const paths = [...map.matchAll(/`([\w./-]+\/[\w.-]*)`/g)].map(match => match[1] ?? '')
  expect(paths.length).toBeGreaterThan(40)
  // Paragraphs about site or audit name their folders from there; dist/ exists only after a build.
  const isThere = (path: string) => ['', 'site', 'audit'].some(from => existsSync(join(root, from, path)))
  expect(paths.filter(path => !path.startsWith('dist/') && !isThere(path))).toEqual([])
})

test('every guarantee names a test that exists', () => {
  const rows = readFileSync(join(root, 'docs/guarantees.md'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| ') && !/^\| (?:Promise|---)/.test(line))
  const tests = rows.map(
    row => (row.split(' | ')[1] ?? '').match(/[^`\s]+\.test\.tsx?|tests\/tries\/\w+\.ts/g) ?? [],
  )
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((_row, index) => tests[index]?.length === 0)).toEqual([])
  expect(tests.flat().filter(path => globSync(path, { cwd: root }).length === 0)).toEqual([])
})

test('every package has one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = readJson('package.json')
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+/.test(String(version)),
  )
  expect(loose).toEqual([])
})

describe('the image of the Dockerfile', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

  test('runs the Node of the lock file', () => {
    const { version } = readJson('package-lock.json').packages['node_modules/node']
    const images = dockerfile.match(/(?<=^FROM )\S+/gm)
    expect(images).toEqual([`node:${version}-bookworm-slim`, `node:${version}-bookworm-slim`])
  })

  test('holds every file that the server and its commands import', () => {
    const [, last = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
    const folders = [...last.matchAll(/^COPY (\w+) \1$/gm)].map(([, folder]) => `${folder}/`)
    const commands = ['backup', 'restore', 'privacy', 'move-to-postgres'].map(name => `bin/${name}.ts`)
    const needed = reachedFrom(['server/start.ts', ...commands])
    expect(needed.length).toBeGreaterThan(150)
    expect(needed.filter(path => !folders.some(folder => path.startsWith(folder)))).toEqual([])
  })

  test('is built from nothing that git ignores', () => {
    const lines = (name: string) => readFileSync(join(root, name), 'utf8').split('\n').filter(Boolean)
    expect(lines('.dockerignore')).toEqual(expect.arrayContaining(lines('.gitignore')))
  })
})

describe('after an installation', () => {
  const installed: readonly (readonly [string, LockedPackage])[] = Object.entries<LockedPackage>(
    readJson('package-lock.json').packages,
  ).filter(([path]) => path !== '')

  test('every package matches a hash in the lock file', () => {
    expect(installed.length).toBeGreaterThan(500)
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('so does Node 24, for each kind of machine', () => {
    const { optionalDependencies } = readJson('package.json')
    const nodes = installed.filter(([, { bin }]) => bin?.['node'])
    expect(nodes.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual(
      Object.keys(optionalDependencies).sort(),
    )
    expect(nodes.map(([, { os, cpu }]) => `${os} ${cpu}`).sort()).toEqual(['linux arm64', 'linux x64'])
    expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1)
  })

  test('no package has run a script of its own', () => {
    // The script of esbuild only makes its command start faster.
    const denied = { esbuild: false }
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(scripted.map(([path]) => path.replace(/^.*node_modules\//, ''))).toEqual(Object.keys(denied))
    expect(readJson('package.json').allowScripts).toEqual(denied)
    expect(readFileSync(join(root, 'bin/launch.mjs'), 'utf8')).toContain('--ignore-scripts')
  })
})

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly bin?: Readonly<Record<string, string>>
  readonly os?: string
  readonly cpu?: string
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

interface Import {
  readonly file: string
  readonly target: string
}

/** The imports of a part, without those of its tests and their helpers (`testing/`), which may reach further. */
function importsOf(part: string): Import[] {
  return sourceFiles(`${part}/**/*.{ts,tsx,astro}`)
    .filter(file => !/\.test\.|\/testing\//.test(file))
    .flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)].flatMap(
        match => ours(file, match[1] ?? ''),
      ),
    )
}

/** The files that remain after repeatedly removing those that import none of the others, or that none imports. */
function circlesOf(imports: readonly Import[]): string[] {
  const files = new Set(imports.flatMap(({ file, target }) => [file, target]))
  for (let before = Number.POSITIVE_INFINITY; files.size < before; ) {
    before = files.size
    const left = imports.filter(({ file, target }) => files.has(file) && files.has(target))
    const [importing, imported] = [left.map(({ file }) => file), left.map(({ target }) => target)]
    const [sources, targets] = [new Set(importing), new Set(imported)]
    for (const file of files) if (!sources.has(file) || !targets.has(file)) files.delete(file)
  }
  return [...files].sort()
}

/** Our own modules only: `#part/file` or a relative path. */
function ours(file: string, specifier: string): Import[] {
  if (specifier.startsWith('#')) return [{ file, target: specifier.slice(1) }]
  if (specifier.startsWith('.')) return [{ file, target: join(file, '..', specifier) }]
  return []
}

/** These modules and everything they import, but for the exceptions and what only those import. */
function reachedFrom(starts: readonly string[], except: readonly string[] = []): string[] {
  const reached = new Set(starts)
  for (const path of reached) {
    for (const target of partsOf(path).rest) if (!except.includes(target)) reached.add(target)
  }
  return [...reached]
}

/** The files of these procedures and of those they call. */
function proceduresReachedFrom(...starts: readonly string[]): string[] {
  const functions = sourceFiles('database/procedures/*.sql').flatMap(path => {
    const [, ...texts] = readFileSync(join(root, path), 'utf8').split('create or replace function ')
    return texts.map(text => ({
      path,
      name: text.slice(0, text.indexOf('(')),
      body: text.split('$$;')[0] ?? '',
    }))
  })
  expect(functions.length).toBeGreaterThan(70)
  const reached = new Set(starts)
  for (const caller of reached) {
    const { body = '' } = functions.find(({ name }) => name === caller) ?? {}
    for (const { name } of functions) if (body.includes(`${name}(`)) reached.add(name)
  }
  return [...new Set(functions.filter(({ name }) => reached.has(name)).map(({ path }) => path))]
}

/** The imports of a file without types, those of its `<script>` elements apart: they are another program. */
function partsOf(path: string): { scripts: string[]; rest: string[] } {
  if (!/\.(?:tsx?|astro)$/.test(path)) return { scripts: [], rest: [] }
  const code = codeOf(path)
  const scripts = path.endsWith('.astro') ? (code.match(/<script>.*?<\/script>/gs) ?? []) : []
  const rest = scripts.reduce((left, script) => left.replace(script, ''), code)
  return { scripts: importsIn(path, scripts.join('\n')), rest: importsIn(path, rest) }
}

function importsIn(file: string, code: string): string[] {
  const statements = /^\s*(?:import|export) (?!type\b)(?:[^'"`]*? from )?'([^']+)'|import\('([^']+)'\)/gm
  return [...code.matchAll(statements)]
    .flatMap(match => ours(file, match[1] ?? match[2] ?? ''))
    .map(({ target }) => target)
}

/** A file without comments and template literals, which may contain scripts for other pages. */
function codeOf(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*|`[^`]*`/gms, '')
}

function sourceFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: notOurs }).sort()
}
