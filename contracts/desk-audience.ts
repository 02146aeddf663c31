/** Of how many days the audience is shown, today included. */
export const audiencePeriods = [7, 30, 365] as const
export type AudiencePeriod = (typeof audiencePeriods)[number]

export interface AudienceView {
  readonly name: 'audience'
  readonly period: AudiencePeriod
  readonly audience: Audience
}

/**
 * Visits that were measured with consent. A visit is what one tab did on one day of UTC; a page counts once in
 * each visit. Days are `2026-12-01`.
 */
export interface Audience {
  readonly from: string
  readonly to: string
  readonly visits: number
  /** Within as many days before. */
  readonly before: number
  readonly engineVisits: number
  readonly days: readonly AudienceDay[]
  /** The engines that sent visits, most first, with their visits of each day. */
  readonly engines: readonly (AudienceSource & { readonly days: readonly number[] })[]
  /** Those by which anybody came in this period or the one before, most first. */
  readonly channels: readonly AudienceChannel[]
  /** 20 at most. */
  readonly sources: readonly AudienceSource[]
  /** 20 at most, of visitors who allowed marketing. */
  readonly campaigns: readonly AudienceCampaign[]
  readonly forms: readonly AudienceForm[]
  /** 30 at most. */
  readonly pages: readonly AudiencePage[]
  /** Of all pages together. */
  readonly vitals: readonly Vital[]
}

interface AudienceDay {
  readonly day: string
  readonly visits: number
  /** Among them, those that answer engines sent. */
  readonly engines: number
}

interface AudienceSource {
  /** A host, without `www.`; empty where it is not known. */
  readonly source: string
  readonly isEngine: boolean
  readonly visits: number
  readonly pages: number
  readonly forms: number
  /** Visits within as many days before. */
  readonly before: number
}

/** How visits came. Those of a campaign whose source is an answer engine count as sent by the engine. */
interface AudienceChannel {
  readonly channel: 'engines' | 'search' | 'social' | 'sites' | 'campaigns' | 'unknown'
  readonly visits: number
  readonly forms: number
  /** Visits within as many days before. */
  readonly before: number
}

export interface AudienceCampaign {
  /** `source / medium / name`, as far as they are known. */
  readonly campaign: string
  readonly visits: number
  readonly forms: number
}

export interface AudienceForm {
  readonly form: string
  readonly sent: number
  readonly refused: number
}

export interface AudiencePage {
  readonly page: string
  readonly visits: number
  readonly engineVisits: number
  readonly forms: number
  readonly vitals: readonly Vital[]
}

/** A Core Web Vital at its 75th percentile, of 28 days at most. */
export interface Vital {
  readonly device: 'desktop' | 'tablet' | 'mobile'
  readonly metric: VitalName
  /** In milliseconds; a CLS has no unit. */
  readonly value: number
  readonly readings: number
}

type VitalName = 'LCP' | 'INP' | 'CLS'

/** Up to where a vital is good, and from where it is poor (https://web.dev/articles/vitals). */
export const vitalThresholds: Readonly<Record<VitalName, { readonly good: number; readonly poor: number }>> =
  {
    LCP: { good: 2_500, poor: 4_000 },
    INP: { good: 200, poor: 500 },
    CLS: { good: 0.1, poor: 0.25 },
  }
