import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import { type Crawler, tokensOf } from '#contracts/crawlers.ts'
import { reportFolders } from '#contracts/paths.ts'

type NamedCrawler = Pick<Crawler, 'robotsToken' | 'purpose'>

/**
 * robots.txt: what each crawler may do here, by its purpose, as the AI policy says in words.
 *
 * A crawler obeys only the group that names it, so every group repeats all of its rules.
 */
export function robotsText(crawlers: readonly NamedCrawler[], siteUrl: string): string {
  const groups = Object.entries(policies).map(([purpose, policy]) =>
    group(crawlers.filter(crawler => crawler.purpose === purpose).flatMap(tokensOf), policy),
  )
  const anyone = group(['*'], { why: 'Everyone else', rules: notTheReports })
  return `${[opening, ...groups, anyone, `Sitemap: ${siteUrl}/sitemap.xml`].join('\n\n')}\n`
}

const opening = '# What crawlers may do on this site. The same in words: /politique-ia, /en/ai-policy.'

/** Citing, answering and training are welcome: an agency that sells being cited reserves nothing. */
const everything = ['Content-Signal: search=yes, ai-input=yes, ai-train=yes', 'Allow: /']

/** A report belongs to the person who asked for it: anyone with its address may read it, but no index may list it. */
const notTheReports = [...everything, ...Object.values(reportFolders).map(folder => `Disallow: ${folder}`)]

interface Policy {
  readonly why: string
  readonly rules: readonly string[]
}

const policies: Readonly<Record<CrawlerPurpose, Policy>> = {
  // If they could not be fetched, search engines would not see that reports are noindex.
  search: { why: 'Fill the index of an answer engine', rules: everything },
  'user-action': { why: 'Read a page because a person asked for it', rules: everything },
  preview: { why: 'Draw the preview of a link that a person shares', rules: everything },
  training: { why: 'Collect what models are trained on', rules: notTheReports },
  'training-token': {
    why: 'No crawlers: names by which others ask about training',
    rules: notTheReports,
  },
  ads: { why: 'Check the pages that advertisements lead to', rules: notTheReports },
  other: { why: 'Retired, or of a purpose that their operator does not say', rules: notTheReports },
  'data-provider': {
    why: 'Resell what they collect: our texts in a data set ask for a written agreement',
    rules: ['Content-Signal: search=no, ai-input=no, ai-train=no', 'Disallow: /'],
  },
}

function group(agents: readonly string[], { why, rules }: Policy): string {
  return [`# ${why}`, ...agents.map(agent => `User-agent: ${agent}`), ...rules].join('\n')
}
