import './Running.css'
import type { ReactNode } from 'react'
import type { AuditRecord } from '#contracts/audit-report.ts'
import type { ReportWords } from '../words.ts'
import { percentDone, progressSentence, stepState, steps } from './progress.ts'

interface RunningProps {
  readonly record: AuditRecord
  readonly words: ReportWords
  readonly site: string
  /** A note for the person who asked for the audit. */
  readonly children: ReactNode
}

/**
 * An audit that waits or runs. Without JavaScript the page reloads itself; `watch-progress.client.ts`
 * updates it in place.
 */
export function Running({ record, words, site, children }: RunningProps) {
  const { running } = words
  const sentence = progressSentence(record, running.sentences)
  return (
    <div
      className="running wrap"
      data-sentences={JSON.stringify(running.sentences)}
      data-states={JSON.stringify(running.states)}
    >
      <p className="mono">{running.kicker}</p>
      <h1>{site}</h1>
      <p className="running-sentence" data-sentence>
        {sentence}
      </p>
      <progress className="running-bar" max={100} value={percentDone(record)} aria-label={running.progress} />
      <ol className="running-steps">
        {steps.map(step => (
          <li key={step} data-step={step} data-state={stepState(step, record)}>
            <h2>{running.steps[step]}</h2>
            <p className="mono" data-step-state>
              {running.states[stepState(step, record)]}
            </p>
            <p>{running.explained[step]}</p>
          </li>
        ))}
      </ol>
      <p className="running-leave">{running.leave}</p>
      {children}
      <p className="visually-hidden" role="status" data-status />
    </div>
  )
}
