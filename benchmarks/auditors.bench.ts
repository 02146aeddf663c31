import '../tests/support/no-internet.ts'
import { routes } from '#site/routes.ts'
import { afdocs, agentReadability, aiseoAudit, type Opinion } from '../tests/support/auditors.ts'
import { startMirror } from '../tests/support/mirror.ts'
import { startSite } from '../tests/support/running-site.ts'
import type { Benchmark, Result } from './support/benchmark.ts'
import { lighthouseAudits } from './support/lighthouse.ts'

const pages = routes.flatMap(route => [route.fr, route.en])

/**
 * What the auditors of others say of the built site. Each looks at it through a mirror that gives it an
 * address of this machine: none reaches the internet. What they hold against it is printed; what we do
 * not follow, and why, is in docs/decisions/0009-markdown-twins.md.
 */
export const benchmark: Benchmark = {
  title: 'The site judged by the auditors of others',
  async measure() {
    const site = await startSite()
    const mirror = await startMirror(site.origin, 'https://ibid.example')
    const addresses = pages.map(path => mirror.origin + path)
    try {
      return [
        result(await agentReadability(mirror.origin), '≥ 91: all but two demands'),
        result(await afdocs(mirror.origin, pages.length), '100, an A+'),
        ...lowest(await aiseoAudit(addresses)),
        ...lowest(await lighthouseAudits(addresses), '100 on every page'),
      ]
    } finally {
      await mirror.close()
      await site.stop()
    }
  },
}

/** The lowest opinion of each auditor, over the pages. */
function lowest(opinions: readonly Opinion[], goal?: string): readonly Result[] {
  const auditors = [...new Set(opinions.map(({ auditor }) => auditor))]
  return auditors.map(auditor => {
    const own = opinions.filter(opinion => opinion.auditor === auditor)
    const worst = own.reduce((one, other) => (other.score < one.score ? other : one))
    return result({ ...worst, auditor: `${auditor}, lowest of ${own.length} pages` }, goal)
  })
}

function result({ auditor, score, objections }: Opinion, goal?: string): Result {
  for (const objection of objections) console.log(`    ${auditor}: ${objection}`)
  return { name: auditor, value: score, unit: 'of 100', ...(goal && { goal }) }
}
