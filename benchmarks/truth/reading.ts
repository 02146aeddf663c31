import type { PageFacts } from '../../audit/read/page/page-facts.ts'
import type { Result } from '../support/benchmark.ts'
import {
  groupOf,
  groups,
  type LabelledAuthor,
  type LabelledDate,
  type LabelledText,
  pagesOf,
} from './corpus.ts'
import { meanAgreement } from './shingles.ts'

/** How the reading of main text, dates and authors agrees with what people labelled. */
export function measureReading(): readonly Result[] {
  return [...mainText(), ...dates(), ...authors()]
}

function mainText(): readonly Result[] {
  const pairs: { label: string; read: string }[] = []
  const times: number[] = []
  let started = performance.now()
  for (const { label, page } of pagesOf<LabelledText>('main-text')) {
    times.push(performance.now() - started)
    pairs.push({ label: label.text, read: page.text.blocks.map(({ text }) => text).join('\n') })
    started = performance.now()
  }
  const { f1, precision, recall } = meanAgreement(pairs)
  const sorted = times.toSorted((a, b) => a - b)
  return [
    { name: `main text of ${pairs.length} articles, F1`, value: f1, unit: '', goal: '≥ 0.95' },
    { name: 'main text, precision', value: precision, unit: '' },
    { name: 'main text, recall', value: recall, unit: '' },
    { name: 'reading of an article, median', value: sorted[sorted.length >> 1] ?? 0, unit: 'ms' },
    { name: 'reading of an article, 95 %', value: sorted[Math.floor(sorted.length * 0.95)] ?? 0, unit: 'ms' },
  ]
}

const dateVerdicts = ['right', 'wrong', 'none'] as const

function dates(): readonly Result[] {
  const judged = [...pagesOf<LabelledDate>('dates')].map(({ label, page }) => {
    const day = publicationDay(page)
    return { group: groupOf(page), verdict: day === null ? 'none' : day === label.day ? 'right' : 'wrong' }
  })
  return shares('date', judged, dateVerdicts, { wrong: '≤ 3', none: '≤ 8' })
}

/** The first day by which a page says that it was published; else one it does not explain; else the last change. */
function publicationDay({ dates }: PageFacts): string | null {
  const first = (event: string) => dates.find(date => date.event === event)?.day
  return first('published') ?? first('unknown') ?? first('updated') ?? null
}

const authorVerdicts = ['right', 'contains', 'wrong', 'none'] as const

function authors(): readonly Result[] {
  const judged = [...pagesOf<LabelledAuthor>('authors')].map(({ label, page }) => ({
    group: groupOf(page),
    verdict: authorVerdict(page.authors[0]?.name, label.authors),
  }))
  return shares('author', judged, authorVerdicts, { right: '≥ 92' })
}

/** Right when it is a name of the label, whatever the case; containing when one holds the other. */
function authorVerdict(name: string | undefined, labels: readonly string[]): (typeof authorVerdicts)[number] {
  if (name === undefined) return 'none'
  const read = name.toLowerCase()
  const names = [...labels, labels.join('; ')]
    .flatMap(label => [label, ...label.split(betweenNames)])
    .map(label => label.trim())
  if (names.some(label => label.toLowerCase() === read)) return 'right'
  return names.some(label => label.toLowerCase().includes(read) || read.includes(label.toLowerCase()))
    ? 'contains'
    : 'wrong'
}

/** A label may be a list: "Isabel Caro, Rocío Latorre". */
const betweenNames = /; |, | (?:and|et|und|y|&|\/) /u

interface Judged {
  readonly group: string
  readonly verdict: string
}

/** The share of each verdict over all pages, and in each language. */
function shares<Verdict extends string>(
  what: string,
  judged: readonly Judged[],
  verdicts: readonly Verdict[],
  goals: Partial<Record<Verdict, string>>,
): readonly Result[] {
  return ['all', ...groups].flatMap(group => {
    const own = judged.filter(page => group === 'all' || page.group === group)
    return verdicts.map(verdict => ({
      name: `${what}, ${group} (${own.length} pages): ${verdict}`,
      value: (100 * own.filter(page => page.verdict === verdict).length) / own.length,
      unit: '%',
      ...(goals[verdict] && { goal: goals[verdict] }),
    }))
  })
}
