import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  audiencePaths,
  auditedSitePath,
  auditsPaths,
  crawlersPaths,
  lastPage,
  leadPath,
  leadsPaths,
} from '#contracts/desk.ts'
import { deskPaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { makeSignInLink, setMembers } from '#database/desk/members.ts'
import { migrate } from '#database/migrate.ts'
import { enterByLink } from '#server/testing/desk.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres.ts'
import { startSite } from '../tests/support/running-site.ts'
import { type Benchmark, median, type Result } from './support/benchmark.ts'
import { fillDesk } from './support/made-up-desk.ts'

const amounts = { leads: 100_000, events: 1_000_000, crawlerVisits: 1_000_000 }
const member = 'camille@ibid.example'
/** Each screen is opened so many times; the first time counts like the others. */
const times = 5

/** How long a member waits for each screen of the desk, from the request to the last byte, with a year of data. */
export const benchmark: Benchmark = {
  title: '100,000 leads, 1,000,000 events and 1,000,000 crawler visits at the desk',
  async measure() {
    const postgres = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'ibid-bench-'))
    try {
      const onPostgres = postgres
        ? await screens('PostgreSQL', '< 300', { databaseUrl: await createDatabase(postgres.socketFolder) })
        : []
      const onPglite = await screens('PGlite', '< 1000', { dataFolder: join(folder, 'data') })
      return [...onPostgres, ...onPglite]
    } finally {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function screens(
  engine: string,
  goal: string,
  place: Parameters<typeof openDatabase>[0],
): Promise<readonly Result[]> {
  const { link, lead } = await prepare(place)
  const site = await startSite({
    DESK_MEMBERS: member,
    ...('dataFolder' in place ? { DATA_DIR: place.dataFolder } : { DATABASE_URL: place.databaseUrl }),
  })
  try {
    const cookie = await enterByLink(site.origin, link)
    const results: Result[] = []
    for (const [name, path] of Object.entries(pathsOf(lead))) {
      const waits: number[] = []
      for (let time = 0; time < times; time += 1) waits.push(await open(site.origin + path, cookie))
      console.log(`  ${engine}, ${name}: ${waits.join(', ')} ms`)
      results.push(
        { name: `${name}, median, ${engine}`, value: median(waits), unit: 'ms', goal },
        { name: `${name}, longest, ${engine}`, value: Math.max(...waits), unit: 'ms', goal },
      )
    }
    return results
  } finally {
    await site.stop()
  }
}

async function prepare(place: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(place)
  try {
    await migrate(database)
    await fillDesk(database, amounts)
    return await database.transaction(async query => {
      await setMembers(query, [member])
      const made = await makeSignInLink(query, member)
      const [lead] = await query<{ id: string }>(
        'select id::text from leads order by created_at desc limit 1',
      )
      return { link: made?.link ?? '', lead: lead?.id ?? '' }
    })
  } finally {
    await database.close()
  }
}

function pathsOf(lead: string): Readonly<Record<string, string>> {
  return {
    today: deskPaths.fr,
    leads: leadsPaths.fr,
    'leads, the last page': `${leadsPaths.fr}?page=${lastPage}`,
    'leads, searched': `${leadsPaths.fr}?search=person-777`,
    'leads, nothing found': `${leadsPaths.fr}?search=nobody`,
    'a lead': leadPath(lead, 'fr'),
    audits: auditsPaths.fr,
    'audits, the last page': `${auditsPaths.fr}?page=${lastPage}`,
    'audits, nothing found': `${auditsPaths.fr}?search=nobody`,
    'a site': auditedSitePath('site-800.example', 'fr'),
    'audience, 7 days': `${audiencePaths.fr}?days=7`,
    'audience, 30 days': audiencePaths.fr,
    'audience, 12 months': `${audiencePaths.fr}?days=365`,
    crawlers: crawlersPaths.fr,
  }
}

/** In milliseconds. */
async function open(address: string, cookie: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(address, { headers: { cookie } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return Math.round(performance.now() - begun)
}
