import './Tag.css'
import type { ReactNode } from 'react'
import type { Verdict } from '#contracts/audit-report.ts'
import type { Standing } from './score/points.ts'

/**
 * `ok`, `warn` and `bad` are judgements, `grow` is a measure that is no fault; `none` is the absence of one.
 * `present` and `absent` are facts that nobody judges.
 */
export type Tone = 'ok' | 'warn' | 'bad' | 'grow' | 'none' | 'present' | 'absent'

interface TagProps {
  readonly tone: Tone
  /** Without a background, for cells that all have one. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** A judgement as an icon, a word and a colour, so that none of the three is needed alone. */
export function Tag({ tone, plain = false, children }: TagProps) {
  return (
    <span className={`tag tag-${tone}${plain ? ' tag-plain' : ''}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {icons[tone]}
      </svg>
      {children}
    </span>
  )
}

export const verdictTones: Readonly<Record<Verdict, Tone>> = {
  passed: 'ok',
  partial: 'warn',
  failed: 'bad',
  'not-applicable': 'none',
  'could-not-tell': 'none',
  'nothing-to-judge': 'none',
  'room-to-grow': 'grow',
}

export const standingTones: Readonly<Record<Standing, Tone>> = { strong: 'ok', fair: 'warn', weak: 'bad' }

const tick = <path d="M2 8.5l4 4L14 4" fill="none" stroke="currentColor" strokeWidth="2.4" />

const icons: Readonly<Record<Tone, ReactNode>> = {
  ok: tick,
  warn: (
    <>
      <path d="M8 1.5l7 12.8H1z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 6v4m0 1.2v1.4" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  bad: <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2.4" />,
  grow: <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="2.4" />,
  none: <path d="M2 8h12" stroke="currentColor" strokeWidth="2.4" strokeDasharray="3 2" />,
  present: tick,
  absent: <path d="M3 8h10" stroke="currentColor" strokeWidth="2.4" />,
}
