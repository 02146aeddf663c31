import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'

/** What the audit read of who signs a French page that nothing had been made with. */
interface ReadPage {
  /** The repository of the site; in round 17, where the site is. */
  readonly address: string
  /** Where the page is in its site; in round 17, where a test suite keeps it. */
  readonly page: string
  /**
   * With the checks of which round of the examination: 8 is commit 7569eb21, 9 is 247f3994, 10 is d628192e; 11 came
   * after the mends of round 10, and judged no faults; 12 came once authors were read line by
   * line, and 13 after what 12 had shown; 14 is commit 5e31398d, 15 is
   * 6d8254e3, 16 is 218a4da5, 17 is 01bd5fe4.
   */
  readonly round: number
  /** Whether its label says that somebody signs it. */
  readonly isSigned: boolean
  readonly read: 'right' | 'wrong' | 'none'
}

const pages: readonly ReadPage[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'french-authors.json'), 'utf8'),
)

export function measureFrenchAuthors(): readonly Result[] {
  return [...Map.groupBy(pages, ({ round }) => round)].flatMap(([round, read]) => measureRound(round, read))
}

function measureRound(round: number, pages: readonly ReadPage[]): readonly Result[] {
  const signed = pages.filter(({ isSigned }) => isSigned)
  const sites = new Set(signed.map(({ address }) => address)).size
  const name = `author of ${signed.length} signed French pages of ${sites} sites not read before, round ${round}`
  const unsigned = pages.filter(({ isSigned }) => !isSigned)
  return [
    ...(['right', 'wrong', 'none'] as const).map(read => share(`${name}: ${read}`, signed, read)),
    share(`no author on ${unsigned.length} unsigned ones, round ${round}`, unsigned, 'right'),
  ]
}

function share(name: string, among: readonly ReadPage[], read: ReadPage['read']): Result {
  const count = among.filter(page => page.read === read).length
  return { name: `${name} (${count})`, value: (100 * count) / among.length, unit: '%' }
}
