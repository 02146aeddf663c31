import { parseArgs } from 'node:util'
import type { AuditProgress, AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { auditSite } from './index.ts'
import { jsonReport } from './report/json.ts'
import { textReport } from './report/text.ts'

const usage = `Usage: node audit/cli.ts ADDRESS [--format text|json] [--language fr|en] [--allow HOST:PORT]

  --format    text (default) for a terminal, json for a program
  --language  fr or en (default), for the text
  --allow     a host that may be visited although it is not public; may be repeated

Ends with 0 when the site was judged, 1 when it could not be, 2 for a wrong use.`

const formats: ReadonlyMap<string, (report: AuditReport, language: Language) => string> = new Map([
  ['text', textReport],
  ['json', jsonReport],
])

await main()

async function main(): Promise<void> {
  const command = readCommand()
  if ('mistake' in command) return refuse(command.mistake)
  const { address, allow, format, language } = command
  const report = await auditSite(address, {
    allow,
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  })
  process.stdout.write(format(report, language))
  process.exitCode = report.outcome === 'failed' ? 1 : 0
}

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        language: { type: 'string', default: 'en' },
        allow: { type: 'string', multiple: true, default: [] },
      },
    })
    const [address, ...others] = positionals
    const format = formats.get(values.format)
    if (address === undefined) return { mistake: 'An address is missing.' }
    if (others.length > 0) return { mistake: `One address at a time: ${others.join(' ')} is too many.` }
    if (!format) return { mistake: `There is no format "${values.format}".` }
    if (values.language !== 'fr' && values.language !== 'en')
      return { mistake: `There is no language "${values.language}".` }
    return { address, format, language: values.language, allow: values.allow } as const
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) }
  }
}

function refuse(mistake: string): void {
  process.stderr.write(`${mistake}\n\n${usage}\n`)
  process.exitCode = 2
}

/** One line that is written over, for a terminal. */
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
