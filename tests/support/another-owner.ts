import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sources } from '#bin/build.ts'
import { readAgencyFile } from '#site/content/content-file.ts'

/**
 * The site of an agency that has changed `content/agency.yaml` and measures visits with a tag service: one build
 * serves the tests of both.
 */
export const otherCheckout = join(import.meta.dirname, '../../.cache/another-owner')
/** What it was built with, and must be started with. */
export const otherSettings = { MEASUREMENT_ID: 'G-TEST123' }

export const former = readAgencyFile()
/** Any trace of the former owner: their name without its punctuation, or what they chose for machines. */
export const trace = new RegExp(
  [former.name.replace(/\P{L}+$/u, ''), former.domain, former.siteId, former.crawler]
    .map(RegExp.escape)
    .join('|'),
  'iu',
)

/** Takes over the present code and builds it, unless that was done before. */
export async function buildForAnotherOwner(): Promise<void> {
  for (const part of [...sources, 'bin/', 'database/', 'server/', 'package.json', 'tsconfig.json']) {
    rmSync(join(otherCheckout, part), { recursive: true, force: true })
    cpSync(join(root, part), join(otherCheckout, part), { recursive: true })
  }
  rmSync(join(otherCheckout, 'node_modules'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(otherCheckout, 'node_modules'))
  changeOwner(join(otherCheckout, 'content/agency.yaml'))
  change('site/build/compress.ts', 'BROTLI_PARAM_QUALITY]: 11', 'BROTLI_PARAM_QUALITY]: 4')
  change('site/social-card/draw.tsx', 'fingerprintOf(words)}', "'one-for-all'}")
  change('site/build/built-site.ts', '        showKept(dir)\n', '')
  await promisify(execFile)(process.execPath, ['bin/build.ts'], {
    cwd: otherCheckout,
    env: { ...process.env, ...otherSettings },
  })
}

const root = join(import.meta.dirname, '../..')

/**
 * Nobody weighs this build, looks at its cards or reads it as an engine does: compressed as well as can be, with a
 * card for each page and all that engines keep of it, it would take 43 s of CPU more.
 */
function change(path: string, from: string, to: string): void {
  const file = join(otherCheckout, path)
  const code = readFileSync(file, 'utf8')
  if (!code.includes(from)) throw new Error(`${path} says no more: ${from}`)
  writeFileSync(file, code.replace(from, to))
}

function changeOwner(file: string): void {
  const changed = readFileSync(file, 'utf8')
    .replaceAll(former.domain, 'orme.example')
    .replace(/^siteId: .*$/mu, 'siteId: orme-site')
    .replace(/^crawler: .*$/mu, 'crawler: OrmeAudit')
    .replace(/^answerHours: .*$/mu, 'answerHours: 36')
    .replace(
      /^timeZone:\n(?: .*\n)+/mu,
      'timeZone: { id: Asia/Tokyo, name: { fr: heure de Tokyo, en: Tokyo time } }\n',
    )
  writeFileSync(file, changed.replaceAll(new RegExp(trace, 'giu'), 'Orme'))
}
