import './Tag.css'
import type { ReactNode } from 'react'
import type { Verdict } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { findingWord, groupOf, type Judged, verdictWords } from '#contracts/report-words.ts'
import type { Standing } from './score/points.ts'

/**
 * All that has a sign: the verdicts; a check without points; a pillar of which less than half was measured; and, as
 * `present` and `absent`, facts that nobody judges.
 */
export type Signed = Verdict | 'unscored' | 'partly' | 'present' | 'absent'

interface TagProps {
  readonly of: Signed
  readonly children: ReactNode
}

/** A judgement as a sign, a word and a colour, so that none of the three is needed alone. */
export function Tag({ of, children }: TagProps) {
  return (
    <span className={`tag of-${of}`}>
      <Sign of={of} /> {children}
    </span>
  )
}

export function VerdictTag({
  verdict,
  language,
}: {
  readonly verdict: Verdict
  readonly language: Language
}) {
  return <Tag of={verdict}>{verdictWords[verdict][language]}</Tag>
}

/** The verdict of a check, or that it has no points to judge by. */
export function FindingTag({ finding, language }: { readonly finding: Judged; readonly language: Language }) {
  return <Tag of={signOf(finding)}>{findingWord(finding)[language]}</Tag>
}

export function signOf(finding: Judged): Signed {
  return groupOf(finding) === 'unscored' ? 'unscored' : finding.verdict
}

export const standingSigns: Readonly<Record<Standing, Verdict>> = {
  strong: 'passed',
  fair: 'partial',
  weak: 'failed',
}

/** A square: as full as points were won, crossed for a fault, hatched for what was not measured. */
export function Sign({ of }: Pick<TagProps, 'of'>) {
  const { full, line, dashes } = shapes[of]
  return (
    <svg className={`sign of-${of}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {full && <path className="sign-full" d={full} />}
      {line && <path d={line} />}
      {dashes && <path d={dashes} strokeDasharray="2.6 2.2" />}
    </svg>
  )
}

interface Shape {
  readonly full?: string
  readonly line?: string
  readonly dashes?: string
}

const frame = 'M1 1h14v14H1z'
const left = 'M1 1h7v14H1z'

const shapes: Readonly<Record<Signed, Shape>> = {
  passed: { full: frame },
  partial: { full: left, line: frame },
  failed: { line: `${frame}M1 1l14 14M15 1L1 15` },
  // Room is left above what there is.
  'room-to-grow': { full: 'M1 8h14v7H1z', dashes: 'M1 8V1h14v7' },
  'nothing-to-judge': { line: `${frame}M4.5 8h7` },
  'not-applicable': { dashes: frame },
  'could-not-tell': { line: `${frame}M1 6l5-5M1 11L11 1M1 15L15 1M5 15L15 5M10 15l5-5` },
  unscored: { line: frame, full: 'M6 6h4v4H6z' },
  partly: { full: left, line: `${frame}M8 6l5-5M8 11l7-7M9 15l6-6` },
  present: { full: frame },
  absent: { line: frame },
}
