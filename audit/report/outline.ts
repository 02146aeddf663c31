import { placesShown, shownAddress, shownPath } from '#contracts/addresses/shown-address.ts'
import type { CheckChange, ReportChanges } from '#contracts/audit-comparison.ts'
import type {
  AuditReport,
  Evidence,
  Finding,
  Fix,
  PageSummary,
  Patch,
  SourceLink,
  Verdict,
} from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { type ShownPoints, shownPillars, shownPoints } from '#contracts/report-points.ts'
import {
  accessWords,
  cannotTell,
  findingWord,
  groupOf,
  partHeadings,
  unscoredNote,
  verdictWords,
} from '#contracts/report-words.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { writtenDay } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { reportChanges } from '../comparison/report-changes.ts'

/** A report in words, in one language, with its parts in order. */
export interface Outline {
  readonly site: string
  /** « 62 ± 3 / 100 »; null when nothing could be judged. */
  readonly score: string | null
  /** The rubric, how much was read, and the day. */
  readonly about: readonly string[]
  readonly sentence: string | null
  readonly problem: Told | null
  readonly sections: readonly Section[]
  readonly limits: string | null
}

export interface Told {
  readonly title: string
  readonly mend: string
  readonly detail: string | null
}

export interface Section {
  readonly heading: string
  readonly sentence: string | null
  /** What there is to explain. */
  readonly items: readonly Item[]
  /** Whether the order of the items matters. */
  readonly isOrdered: boolean
  /** What a line says. */
  readonly rows: readonly Row[]
}

export interface Row {
  readonly name: string
  readonly value: string
  readonly note: string
  readonly verdict: Verdict | null
}

export interface Item {
  readonly name: string
  readonly value: string
  readonly verdict: Verdict | null
  readonly sentence: string
  readonly why: string | null
  /** Addresses of the pages concerned. */
  readonly pages: readonly string[]
  readonly evidence: readonly Evidence[]
  readonly sources: readonly SourceLink[]
  readonly patch: PatchLines | null
}

/** A text to copy, with what it replaces. */
export interface PatchLines {
  readonly place: string
  readonly lines: readonly { readonly sign: '-' | '+'; readonly text: string }[]
}

export interface OutlineOptions {
  readonly language: Language
  /** An earlier report of the same site, to say what changed; null when there is none. */
  readonly before: AuditReport | null
  /** The time zone of the dates. */
  readonly timeZone: string
}

export function outline(report: AuditReport, options: OutlineOptions): Outline {
  const { language, before } = options
  const { site, score, problem } = report
  const say = (text: Bilingual) => text[language]
  const sections = [
    ...(before ? [changes(reportChanges(before, report), options)] : []),
    fixes(report.fixes, language),
    engines(report, language),
    pillars(report, language),
    findings(report.findings, language),
    unscored(report.findings, language),
    pages(report.pages, language),
  ]
  return {
    site,
    score: score && `${score.points} ± ${score.band} / 100`,
    about: about(report, options),
    sentence: score && say(score.sentence),
    problem: problem && { title: say(problem.title), mend: say(problem.mend), detail: problem.detail },
    sections: sections.filter(({ items, rows, sentence }) => items.length + rows.length > 0 || sentence),
    limits: score && say(cannotTell),
  }
}

function about(
  { rubricVersion, pages, startedAt, score }: AuditReport,
  { language, timeZone }: OutlineOptions,
) {
  const read = pages.filter(({ problem }) => problem === null).length
  const count = { fr: frenchCount(read, 'page lue', 'pages lues'), en: `${englishCount(read, 'page')} read` }
  const rubric = { fr: `grille ${rubricVersion}`, en: `rubric ${rubricVersion}` }
  return [rubric[language], ...(score ? [count[language]] : []), writtenDay(startedAt, language, timeZone)]
}

function changes(
  { before, points, sentence, checks }: ReportChanges,
  { language, timeZone }: OutlineOptions,
): Section {
  const day = writtenDay(before.startedAt, language, timeZone)
  return {
    ...empty,
    heading: partHeadings.changes[language].replace('{date}', day),
    sentence: sentence[language],
    rows: points === null ? [] : checks.map(check => row(check.name[language], changeOf(check, language))),
  }
}

function changeOf({ before, after, points }: CheckChange, language: Language): string {
  if (points) return `${points > 0 ? '+' : '−'}${figure(Math.abs(points), language)}`
  const word = (verdict: Verdict | null) => (verdict ? verdictWords[verdict][language] : '–')
  return `${word(before)} → ${word(after)}`
}

/** The most pages that a list shows; the findings name all of them. */
const mostPages = 12

function fixes(all: readonly Fix[], language: Language): Section {
  const items = all.map(({ title, action, points, horizonDays, pages, patch }) => ({
    ...untold,
    name: title[language],
    value: `+${figure(points, language)} · ${horizonDays} ${{ fr: 'jours', en: 'days' }[language]}`,
    sentence: action[language],
    pages: pages.slice(0, mostPages).map(shownAddress),
    patch: patch && patchLines(patch),
  }))
  const heading = { fr: 'À faire, le plus utile d’abord', en: 'What to do, most useful first' }
  return { ...empty, heading: heading[language], items, isOrdered: true }
}

/** Everything that readers of Markdown or text may treat as a line break. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

function patchLines({ place, removed, added }: Patch): PatchLines {
  const marked = (sign: '-' | '+', text: string) =>
    text === '' ? [] : text.split(lineEnd).map(line => ({ sign, text: line }))
  return { place: place.split(lineEnd).join(' '), lines: [...marked('-', removed), ...marked('+', added)] }
}

function pillars(report: AuditReport, language: Language): Section {
  const { pillars, total } = shownPillars(report)
  const rows = pillars.map(({ pillar, name, ...shown }) =>
    row(`${pillar}. ${name[language]}`, shown.maximum === 0 ? '–' : outOf(shown, language)),
  )
  const sum = total.maximum > 0 ? [row('Total', outOf(total, language))] : []
  return { ...empty, heading: partHeadings.pillars[language], rows: [...rows, ...sum] }
}

function engines({ engines, undocumentedEngines }: AuditReport, language: Language): Section {
  const documented = engines.map(({ name, open, gates }) => {
    const closed = gates.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
    const why = closed.map(({ sentence }) => sentence[language]).join(' ')
    return row(name, accessWords[open ? 'open' : 'closed'][language], why)
  })
  const others = undocumentedEngines.map(({ name, sentence }) => row(name, '–', sentence[language]))
  return { ...empty, heading: partHeadings.engines[language], rows: [...documented, ...others] }
}

/** On its page, a report has them under its pillars. */
const allFindings: Bilingual = { fr: 'Tous les constats', en: 'All findings' }

/** Findings that cost points or could not be measured are explained; those that are settled are listed. */
function findings(all: readonly Finding[], language: Language): Section {
  return {
    ...empty,
    heading: allFindings[language],
    items: inGroup('open', all).map(finding => findingItem(finding, language)),
    rows: inGroup('settled', all).map(finding => ({
      name: finding.name[language],
      value: wonBy(finding, language),
      note: finding.verdict === 'passed' ? '' : finding.sentence[language],
      verdict: finding.verdict,
    })),
  }
}

function unscored(all: readonly Finding[], language: Language): Section {
  const items = inGroup('unscored', all).map(finding => ({
    ...findingItem(finding, language),
    verdict: null,
  }))
  const heading = { fr: 'À vérifier, sans points', en: 'To check, no points' }
  return {
    ...empty,
    heading: heading[language],
    sentence: items.length > 0 ? unscoredNote[language] : null,
    items,
  }
}

function inGroup(group: ReturnType<typeof groupOf>, all: readonly Finding[]): readonly Finding[] {
  return all.filter(finding => groupOf(finding) === group)
}

function findingItem(finding: Finding, language: Language): Item {
  return {
    ...untold,
    name: finding.name[language],
    value: wonBy(finding, language),
    verdict: finding.verdict,
    sentence: finding.sentence[language],
    why: finding.why[language],
    evidence: finding.evidence.map(({ address, where, quote }) => ({
      address: shownAddress(address),
      where: placesShown([where], language),
      quote,
    })),
    sources: finding.sources,
  }
}

function wonBy(finding: Finding, language: Language): string {
  const shown = shownPoints(finding)
  return shown.maximum === 0 ? findingWord(finding)[language] : outOf(shown, language)
}

function outOf({ points, maximum }: ShownPoints, language: Language): string {
  return `${figure(points, language)} / ${figure(maximum, language)}`
}

function pages(all: readonly PageSummary[], language: Language): Section {
  const rows = all.map(({ address, problem, points, note }) =>
    row(
      shownPath(address),
      problem ? problem[language] : points === null ? '–' : `${points} / 100`,
      note?.[language],
    ),
  )
  return { ...empty, heading: partHeadings.pages[language], rows }
}

function row(name: string, value: string, note = ''): Row {
  return { name, value, note, verdict: null }
}

const empty = { sentence: null, items: [], isOrdered: false, rows: [] } as const

const untold = { verdict: null, why: null, pages: [], evidence: [], sources: [], patch: null } as const
