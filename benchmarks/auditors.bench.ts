import '../tests/support/no-internet.ts'
import { routes } from '#site/routes.ts'
import { afdocs, agentReadability, type Opinion } from '../tests/support/auditors.ts'
import { startMirror } from '../tests/support/mirror.ts'
import { startSite } from '../tests/support/running-site.ts'
import { aiseoAudit, lighthouse } from './support/auditors.ts'
import type { Benchmark, Result } from './support/benchmark.ts'

const everyPage = routes.flatMap(route => [route.fr, route.en])

/**
 * What other auditors say of the built site, or of the named pages. They see it through a mirror with an
 * address of this machine, so that none reaches the internet. Objections are printed, one line for each
 * page; docs/decisions/0009-markdown-twins.md says which we do not follow, and why.
 */
export const benchmark: Benchmark = {
  title: 'The site judged by other auditors',
  async measure(paths) {
    const pages = paths.length > 0 ? paths : everyPage
    const site = await startSite()
    const mirror = await startMirror(site.origin, 'https://ibid.example')
    try {
      const [readability, docs] = [
        await agentReadability(mirror.origin),
        await afdocs(mirror.origin, everyPage.length),
      ]
      for (const opinion of [readability, docs]) tell('the site', opinion)
      const opinions = await opinionsOf(pages, mirror.origin)
      return [
        result(readability, '≥ 91: all but two demands'),
        result(docs, '100, an A+'),
        ...lowest(opinions),
      ]
    } finally {
      await mirror.close()
      await site.stop()
    }
  },
}

async function opinionsOf(pages: readonly string[], origin: string): Promise<readonly Opinion[]> {
  const opinions: Opinion[] = []
  for (const path of pages) {
    const { opinions: found } = await lighthouse(origin + path)
    for (const opinion of found) tell(path, opinion)
    opinions.push(...found, ...(await aiseoAudit(origin + path)).opinions)
  }
  return opinions
}

function tell(subject: string, { auditor, score, objections }: Opinion): void {
  if (score < 100) console.log(`  ${subject} ${Math.round(score)} ${auditor}: ${objections.join('; ')}`)
}

function lowest(opinions: readonly Opinion[]): readonly Result[] {
  return [...Map.groupBy(opinions, ({ auditor }) => auditor)].map(([auditor, own]) => {
    const score = Math.min(...own.map(opinion => opinion.score))
    const goal = auditor.startsWith('Lighthouse') ? '100 on every page' : undefined
    return result({ auditor: `${auditor}, lowest of ${own.length} pages`, score }, goal)
  })
}

function result({ auditor, score }: Pick<Opinion, 'auditor' | 'score'>, goal?: string): Result {
  return { name: auditor, value: score, unit: 'of 100', ...(goal && { goal }) }
}
