/** What one reader, a language model, found of one verdict that announces a fault, by the evidence and the page. */
export interface Judgement {
  /** The repository of the site: a check is judged once for a site, as its report tells it. */
  readonly address: string
  /** The round of the examination: 1 with rubric 2.1, 2 and 3 with 2.2, 4 and 5 with 2.3, 6 and 7 with 2.4, 8 and later with 2.5. */
  readonly round: Round
  /** a knew the rubric; the others saw neither each other's judgements nor those of a. */
  readonly reader: string
  readonly check: string
  readonly verdict: 'failed' | 'partial'
  readonly judgement: 'true' | 'false-alarm' | 'misleading'
  readonly why: string
}

/** Round 11 read who signs pages, and no faults. */
export const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13] as const
export type Round = (typeof rounds)[number]
