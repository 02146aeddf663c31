import { serveLocally } from '../tests/support/local-server.ts'
import { samplePages, startSampleSite } from '../tests/support/sample-site.ts'
import { aiseoAudit, lighthouse, ours, type PageAudit } from './support/auditors.ts'
import { type Benchmark, median, type Result } from './support/benchmark.ts'
import { translatedArticle } from './support/translated-article.ts'

const rounds = 3

/** The same local pages, audited in turn by three programs, each started anew. */
export const benchmark: Benchmark = {
  title: 'Pages audited by us, by Lighthouse (seo, agentic-browsing) and by aiseo-audit',
  async measure() {
    const open = await serve({ robots: 'User-agent: *\nAllow: /\n' })
    const closed = await serve({ robots: 'User-agent: OAI-SearchBot\nDisallow: /\n' })
    try {
      return [
        ...(await programs(`${open.origin}/en`)),
        ...(await sites()),
        ...(await emptyPages(`${closed.origin}/empty`)),
        ...(await translations(open.origin)),
      ]
    } finally {
      await open.close()
      await closed.close()
    }
  },
}

async function programs(address: string): Promise<readonly Result[]> {
  type Program = 'ours' | 'lighthouse' | 'aiseoAudit'
  const runs: Record<Program, PageAudit[]> = { ours: [], lighthouse: [], aiseoAudit: [] }
  for (let round = 0; round < rounds; round += 1) {
    runs.ours.push(await ours(address))
    runs.aiseoAudit.push(await aiseoAudit(address, {}))
    runs.lighthouse.push(await lighthouse(address))
  }
  const seconds = (name: Program) => median(runs[name].map(run => run.seconds))
  const peak = (name: Program) => Math.max(...runs[name].map(({ peakMb }) => peakMb))
  const checks = (name: Program) => runs[name][0]?.checks ?? Number.NaN
  return [
    { name: 'ours, the whole program', value: seconds('ours'), unit: 's' },
    { name: 'aiseo-audit, the whole program', value: seconds('aiseoAudit'), unit: 's' },
    { name: 'Lighthouse, the whole program', value: seconds('lighthouse'), unit: 's' },
    { name: 'Lighthouse against ours', value: seconds('lighthouse') / seconds('ours'), unit: '×' },
    {
      name: 'aiseo-audit against ours',
      value: seconds('aiseoAudit') / seconds('ours'),
      unit: '×',
      goal: '≥ 1',
    },
    { name: 'checks judged, ours', value: checks('ours'), unit: '' },
    { name: 'checks judged, aiseo-audit', value: checks('aiseoAudit'), unit: '' },
    { name: 'checks judged, Lighthouse', value: checks('lighthouse'), unit: '' },
    { name: 'peak memory, ours', value: peak('ours'), unit: 'MB' },
    { name: 'peak memory, aiseo-audit', value: peak('aiseoAudit'), unit: 'MB' },
    { name: 'peak memory, Lighthouse with its browser', value: peak('lighthouse'), unit: 'MB' },
  ]
}

/** Wall time per page of a site of twelve: we audit the whole site, the others one page at a time. */
async function sites(): Promise<readonly Result[]> {
  const site = await startSampleSite()
  const pages = samplePages.length
  const runs: Record<'ours' | 'lighthouse' | 'aiseoAudit', number[]> = {
    ours: [],
    lighthouse: [],
    aiseoAudit: [],
  }
  try {
    for (const { path } of samplePages.slice(0, rounds)) {
      runs.ours.push((await ours(site.origin, pages)).seconds / pages)
      runs.aiseoAudit.push((await aiseoAudit(site.origin + path, {})).seconds)
      runs.lighthouse.push((await lighthouse(site.origin + path)).seconds)
    }
  } finally {
    await site.close()
  }
  const [own, aiseo, light] = [median(runs.ours), median(runs.aiseoAudit), median(runs.lighthouse)]
  return [
    { name: 'ours, per page of a site', value: own, unit: 's' },
    { name: 'aiseo-audit against ours, per page of a site', value: aiseo / own, unit: '×', goal: '≥ 1' },
    { name: 'Lighthouse against ours, per page of a site', value: light / own, unit: '×', goal: '≥ 20' },
  ]
}

async function emptyPages(address: string): Promise<readonly Result[]> {
  const [own, peer] = [await ours(address), await aiseoAudit(address)]
  return [
    {
      name: 'score of an empty page closed to OAI-SearchBot, ours',
      value: own.score,
      unit: '',
      goal: '≤ 25',
    },
    { name: 'the same, aiseo-audit', value: peer.score, unit: '' },
  ]
}

async function translations(origin: string): Promise<readonly Result[]> {
  const apart = async (program: (address: string) => Promise<PageAudit>) =>
    Math.abs((await program(`${origin}/fr`)).score - (await program(`${origin}/en`)).score)
  return [
    {
      name: 'French and English of one article apart, ours',
      value: await apart(ours),
      unit: '',
      goal: '≤ 3',
    },
    { name: 'the same, aiseo-audit', value: await apart(aiseoAudit), unit: '' },
  ]
}

function serve({ robots }: { robots: string }) {
  const pages: Readonly<Record<string, string>> = {
    '/fr': page('fr'),
    '/en': page('en'),
    '/empty':
      '<!doctype html><html lang="en"><title>Shop</title><div id="root"></div><script src="/app.js"></script></html>',
  }
  return serveLocally(({ url = '/' }, response) => {
    const body = url === '/robots.txt' ? robots : pages[url]
    const type = url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8'
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body)
  })
}

function page(language: 'fr' | 'en'): string {
  const { head, body } = translatedArticle[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}</head><body><main><article>${body}</article></main></body></html>`
}
