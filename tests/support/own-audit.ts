import { join } from 'node:path'
import { readAgencyFile } from '#site/content/content-file.ts'
import { namedAs } from './public-name.ts'

/** The audit of this site that the site shows; `npm run sample` makes it again. */
export const sampleReportFile = join(import.meta.dirname, '../../content/sample-report.json')

/** Our site as others reach it. */
export const publicOrigin = `https://${readAgencyFile().domain}`

/** On what terms the site that runs here is audited under its public name. */
export function ownTerms(runningOrigin: string) {
  return { allow: [`${new URL(publicOrigin).host}:443`], network: namedAs(publicOrigin, runningOrigin) }
}

/** The least score of each of our pages in our own audit. */
export const goal = 95

/** The points that our pages cannot win, by check, and why. More in `docs/own-audit.md`. */
export const explained: Readonly<Record<string, string>> = {
  'same-as': 'The agency is invented: no register, encyclopaedia or network has a page about it.',
}
