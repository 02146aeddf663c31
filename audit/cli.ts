import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AuditProgress, AuditReport } from '#contracts/audit-report.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { auditSite } from './index.ts'
import { type Outlet, outlets } from './report/outlets.ts'

const usage = `Usage: npm run audit -- ADDRESS [options]

  --format    text (default) for a terminal, json for a program, markdown, html, csv or sarif
  --language  fr or en (default), for every format but json, which holds both
  --pages     pages to read at most, from 1 to 100; 12 by default
  --fail-under N   ends with 1 when the score is under N, from 0 to 100
  --compare FILE   tells what changed since a report kept with --format json
  --browser PATH   a Chromium that may render pages, to see what scripts add
  --allow HOST:PORT   a host that may be visited although it is not public; may be repeated

Ends with 0 when the site was judged, 1 when it could not be or scored under N, 2 for a wrong use.`

/** More would be a crawl, not an audit. */
const mostPages = 100

/** Wrong arguments, with a sentence that says why. */
class Mistake extends Error {}

await main()

async function main(): Promise<void> {
  const command = readCommand()
  if ('mistake' in command) return refuse(command.mistake)
  const { address, options, outlet, language, before, failUnder } = command
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const report = await auditSite(address, {
    ...options,
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  })
  process.stdout.write(outlet.write(report, { language, before, timeZone }))
  process.exitCode = exitCode(report, failUnder)
}

function exitCode({ score, outcome }: AuditReport, failUnder: number | null): 0 | 1 {
  if (outcome === 'failed') return 1
  return failUnder !== null && (score === null || score.points < failUnder) ? 1 : 0
}

function readCommand() {
  try {
    const { values, positionals } = readArguments()
    const { allow, browser, compare } = values
    const pages = numberIn('--pages', values.pages, { from: 1, to: mostPages })
    return {
      address: oneAddress(positionals),
      outlet: outletNamed(values.format),
      language: languageNamed(values.language),
      failUnder: numberIn('--fail-under', values['fail-under'], { from: 0, to: 100 }),
      before: compare === undefined ? null : reportIn(compare),
      options: {
        allow,
        ...(pages !== null && { pages }),
        ...(browser !== undefined && { browser }),
      },
    }
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.message }
    throw error
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        language: { type: 'string', default: 'en' },
        pages: { type: 'string' },
        'fail-under': { type: 'string' },
        compare: { type: 'string' },
        browser: { type: 'string' },
        allow: { type: 'string', multiple: true, default: [] },
      },
    })
  } catch (cause) {
    // Its sentence names the option.
    throw new Mistake(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function oneAddress([address, ...others]: readonly string[]): string {
  if (address === undefined) throw new Mistake('An address is missing.')
  if (others.length > 0) throw new Mistake(`One address at a time: ${others.join(' ')} is too many.`)
  return address
}

function outletNamed(name: string): Outlet {
  const outlet = outlets.get(name)
  if (!outlet) throw new Mistake(`There is no format "${name}". There are ${[...outlets.keys()].join(', ')}.`)
  return outlet
}

function languageNamed(name: string): Language {
  const language = languages.find(candidate => candidate === name)
  if (!language) throw new Mistake(`There is no language "${name}". There are ${languages.join(', ')}.`)
  return language
}

function numberIn(
  option: string,
  text: string | undefined,
  { from, to }: { from: number; to: number },
): number | null {
  if (text === undefined) return null
  const number = /^\d{1,3}$/u.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new Mistake(`${option} takes a whole number from ${from} to ${to}, not "${text}".`)
}

/** A report that `--format json` wrote. */
function reportIn(path: string): AuditReport {
  const report = parsed(path)
  if (
    typeof report === 'object' &&
    report !== null &&
    'reportVersion' in report &&
    report.reportVersion === 1
  ) {
    // The version says that this program wrote it, in the form of the contract.
    return report as unknown as AuditReport
  }
  throw new Mistake(`${path} is not a report: keep one with --format json.`)
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new Mistake(`${path} ${reason}: keep a report with --format json.`, { cause })
  }
}

function refuse(mistake: string): void {
  process.stderr.write(`${mistake}\n\n${usage}\n`)
  process.exitCode = 2
}

/** One line of a terminal, overwritten each time. */
function showProgress(progress: AuditProgress): void {
  process.stderr.write(`\r\u001b[K${describe(progress)}${progress.step === 'judging' ? '\n' : ''}`)
}

function describe(progress: AuditProgress): string {
  switch (progress.step) {
    case 'looking':
      return 'Looking for the site'
    case 'reading':
      return `Reading page ${progress.pagesRead} of ${progress.pagesPlanned}`
    case 'asking':
      return `Asking as crawler ${progress.agentsAsked} of ${progress.agentsPlanned}`
    case 'judging':
      return 'Judging'
  }
}
