import type { AuditProgress, AuditRecord } from '#contracts/audit-report.ts'
import { fill } from '../../../content/wording.ts'

export const steps = ['looking', 'reading', 'asking', 'judging'] as const
export type Step = (typeof steps)[number]

/** The part of a record that its page shows and asks for again. */
export type Standpoint = Pick<AuditRecord, 'status' | 'ahead' | 'progress'>

export type ProgressSentences = Readonly<
  Record<'queuedNext' | 'queuedOne' | 'queuedMany' | 'finished' | Step, string>
>

/** "Reading page 4 of 12" */
export function progressSentence({ status, ahead, progress }: Standpoint, say: ProgressSentences): string {
  if (status === 'completed' || status === 'failed') return say.finished
  if (status === 'queued') return queueSentence(ahead, say)
  if (progress?.step === 'reading')
    return stepSentence(say.reading, progress.pagesRead, progress.pagesPlanned)
  if (progress?.step === 'asking')
    return stepSentence(say.asking, progress.agentsAsked, progress.agentsPlanned)
  return say[progress?.step ?? 'looking']
}

/** The present step; null while the audit waits, and once it is over. */
export function currentStep({ status, progress }: Standpoint): Step | null {
  return status === 'running' ? (progress?.step ?? 'looking') : null
}

export type StepState = 'done' | 'current' | 'waiting'

export function stepState(step: Step, standpoint: Standpoint): StepState {
  const current = currentStep(standpoint)
  if (current === null) return standpoint.status === 'queued' ? 'waiting' : 'done'
  if (step === current) return 'current'
  return steps.indexOf(step) < steps.indexOf(current) ? 'done' : 'waiting'
}

/** How much of the work is done, 0 to 100: reading takes most of the time, so most of the bar. */
export function percentDone({ status, progress }: Standpoint): number {
  if (status === 'queued') return 0
  if (status !== 'running') return 100
  return progress ? percentOf(progress) : 2
}

function percentOf(progress: AuditProgress): number {
  switch (progress.step) {
    case 'looking':
      return 5
    case 'reading':
      return 10 + 60 * share(progress.pagesRead, progress.pagesPlanned)
    case 'asking':
      return 70 + 25 * share(progress.agentsAsked, progress.agentsPlanned)
    case 'judging':
      return 97
  }
}

function queueSentence(ahead: number, say: ProgressSentences): string {
  if (ahead === 0) return say.queuedNext
  return ahead === 1 ? say.queuedOne : fill(say.queuedMany, { ahead })
}

/** Finished pages are counted, the present one is named: with 3 pages read, page 4 is being read. */
function stepSentence(sentence: string, done: number, planned: number): string {
  return fill(sentence, { done: Math.min(done + 1, planned), planned })
}

function share(done: number, planned: number): number {
  return planned === 0 ? 0 : Math.min(1, done / planned)
}
