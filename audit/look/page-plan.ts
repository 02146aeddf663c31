import { indexFile } from '../read/addresses.ts'
import { normalEscapes } from '../read/robots/path-pattern.ts'
import { guessKind, type PageGuess, type PageKind } from '../read/page/role/page-kind.ts'

/** An address of the site, and what is known about it without reading it. */
export interface Candidate {
  readonly address: string
  /** The text of the link that leads to it; null when only a sitemap names it. */
  readonly text: string | null
  /** Where it forwards to, and its versions in other languages. */
  readonly alternates: readonly string[]
}

export interface PlannedPage {
  readonly address: string
  readonly kind: PageKind
  /** Chosen as the version of another page in another language. */
  readonly isAlternate: boolean
}

export interface PlanOptions {
  /** Pages chosen in an earlier round. */
  readonly planned: readonly PlannedPage[]
  readonly limit: number
  /** The kinds that places may go to once each kind had its turn. */
  readonly fillers: readonly PageKind[]
}

/** More legal pages or forms would add nothing. */
const pageKinds: readonly PageKind[] = ['service', 'article', 'documentation', 'other']

/** The fillers of each round, whose pages lead to those of the next. A list says least: it gets what nothing else wants. */
export const rounds: readonly (readonly PageKind[])[] = [[], pageKinds, [...pageKinds, 'article-list']]

/**
 * Chooses the pages to read next: one of each kind before a second of any, each followed by its
 * version in another language. The same candidates give the same plan.
 */
export function choosePages(candidates: readonly Candidate[], options: PlanOptions): PlannedPage[] {
  const { planned, limit, fillers } = options
  const plan = [...planned]
  const taken = new Set(plan.map(({ address }) => pageKey(address)))
  const byKey = new Map(candidates.map(candidate => [pageKey(candidate.address), candidate]))
  const sections = sectionsAmong(candidates)
  const ranked = candidates.map((candidate, order) => rankOf(candidate, order, sections)).sort(byRank)

  function add(address: string, kind: PageKind, isAlternate: boolean): void {
    if (plan.length >= limit || taken.has(pageKey(address))) return
    taken.add(pageKey(address))
    plan.push({ address, kind, isAlternate })
  }
  function addAlternate(address: string, kind: PageKind): void {
    const [alternate] = byKey.get(pageKey(address))?.alternates ?? []
    if (alternate !== undefined) add(alternate, kind, true)
  }
  function addBest(kind: PageKind): boolean {
    const best = ranked.find(({ address, guess }) => guess.kind === kind && !taken.has(pageKey(address)))
    if (!best || plan.length >= limit) return false
    add(best.address, kind, false)
    addAlternate(best.address, kind)
    return true
  }

  for (const { address, kind, isAlternate } of planned) if (!isAlternate) addAlternate(address, kind)
  for (const kind of turnsLeft(planned)) {
    // A list of articles leads to articles, which the next round can choose.
    if (!addBest(kind) && kind === 'article' && fillers.length === 0) addBest('article-list')
  }
  for (const kind of fillers) while (addBest(kind));
  return plan.slice(planned.length)
}

/**
 * The same for every address of one page: with or without a slash at the end, or the name of an index file, and
 * however its letters are escaped.
 */
export function pageKey(address: string): string {
  return normalEscapes(address.replace(indexFile, '').replace(/\/$/, ''))
}

/** The kinds in the order they are chosen: those that say most about a site come first. */
const turns: readonly PageKind[] = [
  'home',
  'service',
  'article',
  'faq',
  'about',
  'service',
  'article',
  'documentation',
  'contact',
  'legal',
  'service',
  'article',
  'documentation',
]

function turnsLeft(planned: readonly PlannedPage[]): PageKind[] {
  const had = planned.filter(({ isAlternate }) => !isAlternate).map(({ kind }) => kind)
  return turns.filter(turn => {
    const at = had.indexOf(turn)
    if (at >= 0) had.splice(at, 1)
    return at < 0
  })
}

interface Ranked {
  readonly address: string
  readonly guess: PageGuess
  readonly isLinked: boolean
  readonly depth: number
  readonly order: number
}

function rankOf({ address, text }: Candidate, order: number, sections: ReadonlySet<string>): Ranked {
  const depth = new URL(address).pathname.split('/').filter(Boolean).length
  const guess = guessKind(address, text ?? '')
  const isSection = guess.kind === 'article' && sections.has(pageKey(address))
  return {
    address,
    guess: isSection ? { kind: 'article-list', strength: 2 } : guess,
    isLinked: text !== null,
    depth,
    order,
  }
}

/** Addresses with several others below them: a blog, or a category of it, which lists posts. */
function sectionsAmong(candidates: readonly Candidate[]): ReadonlySet<string> {
  const below = new Map<string, number>()
  for (const { address } of candidates) {
    const parent = parentOf(pageKey(address))
    below.set(parent, (below.get(parent) ?? 0) + 1)
  }
  return new Set([...below].filter(([, count]) => count >= fewestBelow).map(([parent]) => parent))
}

const fewestBelow = 2

function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')))
}

/** The surest guess, then linked pages, then by depth, then the order in which they were found. */
function byRank(one: Ranked, other: Ranked): number {
  return (
    other.guess.strength - one.guess.strength ||
    Number(other.isLinked) - Number(one.isLinked) ||
    depthOrder(one, other) ||
    one.order - other.order
  )
}

/** General pages are higher up than detailed ones, but posts are deeper than the lists that lead to them. */
function depthOrder(one: Ranked, other: Ranked): number {
  const isPost = one.guess.kind === 'article' && other.guess.kind === 'article'
  return isPost ? other.depth - one.depth : one.depth - other.depth
}
