import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ContainerSettings, readDockerfile, type Stage, settingsOf } from './dockerfile.ts'
import { keep } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** The user \`node\` of the official image of Node. */
export const user = { uid: 1000, gid: 1000 }
export const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

export interface Image {
  readonly folder: string
  readonly settings: ContainerSettings
}

export function buildImage(folder: string, buildArguments: Readonly<Record<string, string>>): Image {
  const stages = readDockerfile(root)
  const debian = join(folder, 'debian')
  console.log('Making a Debian…')
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', debian], { stdio: 'pipe' })
  addNode(debian, stages)
  const folders = new Map<string, string>()
  for (const stage of stages) {
    console.log(`Building the stage ${stage.name}…`)
    const own = join(folder, `stage-${stage.name}`)
    execFileSync('cp', ['--archive', debian, own])
    folders.set(stage.name, own)
    buildStage(own, stage, { folders, buildArguments })
  }
  const last = stages.at(-1)
  if (!last) throw new Error('The Dockerfile has no stage.')
  const image = { folder: folders.get(last.name) ?? '', settings: settingsOf(last, buildArguments) }
  checkImage(image, debian)
  return image
}

/** The stand-in for `node:<version>-bookworm-slim`: the Node of the lock file, npm and the user `node`. */
function addNode(debian: string, stages: readonly Stage[]): void {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
  const images = new Set(stages.map(({ image }) => image))
  keep(
    'both stages are on the Node of the lock file',
    images.size === 1 && images.has(`node:${version}-bookworm-slim`),
    version,
  )
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(debian, 'usr/local/bin/node'))
  const npm = dirname(
    dirname(execFileSync('readlink', ['-f', programPath('npm')], { encoding: 'utf8' }).trim()),
  )
  cpSync(npm, join(debian, 'usr/local/lib/node_modules/npm'), { recursive: true })
  inRoot(debian, 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm')
  inRoot(debian, `groupadd --gid ${user.gid} node && useradd --uid ${user.uid} --gid node --create-home node`)
  // How this machine reaches the registry.
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  for (const file of ['/etc/resolv.conf', '/etc/hosts', '/root/.npmrc', certificates ?? ''])
    if (file && existsSync(file)) {
      mkdirSync(join(debian, dirname(file)), { recursive: true })
      copyFileSync(file, join(debian, file))
    }
}

function programPath(name: string): string {
  return execFileSync('which', [name], { encoding: 'utf8' }).trim()
}

interface Build {
  readonly folders: ReadonlyMap<string, string>
  readonly buildArguments: Readonly<Record<string, string>>
}

function buildStage(own: string, stage: Stage, { folders, buildArguments }: Build): void {
  let folder = '/'
  const given: Record<string, string> = {}
  for (const { name, text } of stage.instructions) {
    if (name === 'WORKDIR') {
      folder = text
      mkdirSync(join(own, folder), { recursive: true })
    } else if (name === 'ARG') given[text] = buildArguments[text] ?? ''
    else if (name === 'RUN') inRoot(own, text, { folder, environment: given })
    else if (name === 'COPY') copy(own, folder, { text, folders })
    else if (!['VOLUME', 'ENV', 'EXPOSE', 'USER', 'HEALTHCHECK', 'CMD'].includes(name))
      throw new Error(`This program does not know ${name}: teach it, or do without.`)
  }
}

function inRoot(
  own: string,
  command: string,
  {
    folder = '/',
    environment = {},
  }: { folder?: string; environment?: Readonly<Record<string, string>> } = {},
): void {
  const variables = ['PATH', 'HOME=/root', 'NODE_EXTRA_CA_CERTS'].map(name =>
    name.includes('=') ? name : `${name}=${name === 'PATH' ? searchPath : (process.env[name] ?? '')}`,
  )
  const own_ = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  execFileSync('chroot', [own, 'env', '-i', '-C', folder, ...variables, ...own_, 'sh', '-c', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** From the checkout, what git knows: .dockerignore leaves out what git ignores, which a test holds it to. */
function copy(
  own: string,
  folder: string,
  { text, folders }: { text: string; folders: ReadonlyMap<string, string> },
): void {
  const words = text.split(' ')
  const target = join(own, folder, words.at(-1) ?? '')
  const from = /^--from=(\S+) (\S+)/.exec(text)
  if (from) {
    cpSync(join(folders.get(from[1] ?? '') ?? '', from[2] ?? ''), target, { recursive: true })
    return
  }
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...words.slice(0, -1)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const files = listed.split('\n').filter(Boolean)
  if (files.length === 0) throw new Error(`There is nothing to copy: ${text}.`)
  for (const file of files) {
    const place = join(own, folder, file)
    mkdirSync(dirname(place), { recursive: true })
    copyFileSync(join(root, file), place)
  }
}

function checkImage({ folder, settings }: Image, debian: string): void {
  const megabytes = (path: string) =>
    Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
  console.log(`The image is ${megabytes(folder) - megabytes(debian)} MB on top of that of Node.`)
  const packages = join(folder, settings.folder, 'node_modules')
  const { devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const unwanted = Object.keys({ ...devDependencies, ...optionalDependencies }).filter(
    name => existsSync(join(packages, name)) && !isNeeded(name),
  )
  keep(
    'it holds only packages of production',
    unwanted.length === 0,
    `${readdirSync(packages).length} folders ${unwanted}`,
  )
  const own = execFileSync(
    'find',
    [folder, '-xdev', '-uid', String(user.uid), '-not', '-path', '*/home/*', '-not', '-path', '*/proc/*'],
    { encoding: 'utf8' },
  )
  keep(
    'its user owns /data and no other file',
    settings.user === 'node' && own.trim() === join(folder, 'data'),
  )
}

/** Whether production needs a package as well as development. */
function isNeeded(name: string): boolean {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const entry: { dev?: boolean; optional?: boolean } | undefined = packages[`node_modules/${name}`]
  return entry?.dev !== true && entry?.optional !== true
}
