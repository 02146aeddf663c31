import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'

/** What the audit, at commit 7569eb21, read of who signs a French page that nothing had been made with. */
interface ReadPage {
  /** The repository of the site. */
  readonly address: string
  readonly page: string
  /** Whether its label says that somebody signs it. */
  readonly isSigned: boolean
  readonly read: 'right' | 'wrong' | 'none'
}

const pages: readonly ReadPage[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'french-authors.json'), 'utf8'),
)

export function measureFrenchAuthors(): readonly Result[] {
  const signed = pages.filter(({ isSigned }) => isSigned)
  const sites = new Set(signed.map(({ address }) => address)).size
  const name = `author of ${signed.length} signed French pages of ${sites} sites not read before`
  const unsigned = pages.filter(({ isSigned }) => !isSigned)
  return [
    ...(['right', 'wrong', 'none'] as const).map(read => share(`${name}: ${read}`, signed, read)),
    share(`no author on ${unsigned.length} unsigned ones`, unsigned, 'right'),
  ]
}

function share(name: string, among: readonly ReadPage[], read: ReadPage['read']): Result {
  const count = among.filter(page => page.read === read).length
  return { name: `${name} (${count})`, value: (100 * count) / among.length, unit: '%' }
}
