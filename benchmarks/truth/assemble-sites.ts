import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOf, type PublicSite, publicSites } from './sites.ts'

/**
 * `node benchmarks/truth/assemble-sites.ts <folder>`: puts the pages of every site of `sites.json` into
 * `<folder>/sites`, from the commit that the list names. `--from <folder>` takes repositories that are
 * already there, `owner+name`, rather than clone them.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
})
const [folder] = positionals
if (!folder) {
  console.error('Name the folder of the corpus: node benchmarks/truth/assemble-sites.ts /somewhere/truth')
  process.exit(2)
}
/** What the audit asks a site for: its pages, and the texts beside them. */
const kept = ['.html', '.htm', '.xml', '.txt', '.md', '.json', '']
const mostFiles = 4_000

for (const site of publicSites) console.log(`${nameOf(site)}: ${takeOut(site, folder)} files`)

/** A repository may lack its heaviest files, which would stop `git archive`: each is asked for alone. */
function takeOut(site: PublicSite, corpus: string): number {
  const git = gitOf(site, corpus)
  const listed = execFileSync('git', [...git, 'ls-tree', '-rz', '--name-only', site.commit, site.folder], {
    maxBuffer: 1e9,
  })
  const paths = listed.toString().split('\0').filter(isKept).slice(0, mostFiles)
  return paths.filter(path => {
    const { status, stdout } = spawnSync('git', [...git, 'show', `${site.commit}:${path}`], {
      maxBuffer: 1e9,
    })
    if (status !== 0) return false
    const file = join(corpus, 'sites', nameOf(site), path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stdout)
    return true
  }).length
}

function isKept(path: string): boolean {
  return path !== '' && kept.includes(extname(path).toLowerCase()) && !path.includes('node_modules/')
}

function gitOf(site: PublicSite, corpus: string): readonly string[] {
  if (values.from) return ['--git-dir', repositoryIn(join(values.from, nameOf(site)))]
  const directory = join(corpus, 'repositories', nameOf(site))
  if (!existsSync(directory)) {
    const address = `https://github.com/${site.repository}.git`
    execFileSync('git', ['clone', '--quiet', '--bare', address, directory], { stdio: 'inherit' })
  }
  return ['--git-dir', directory]
}

function repositoryIn(directory: string): string {
  const places = ['repo/.git', 'repo', '.git', '.'].map(place => join(directory, place))
  const found = places.find(place => existsSync(join(place, 'HEAD')))
  if (!found) throw new Error(`There is no repository in ${directory}.`)
  return found
}
