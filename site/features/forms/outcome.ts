import { type FormState, refusedOutcome } from '#contracts/forms.ts'
import type { Answer } from './call.client.ts'

/** How sending a form ended. */
export type Outcome = Exclude<FormState['outcome'], 'editing'>

interface FormAnswer {
  readonly success: boolean
  readonly error?: string | null
}

export interface Submission {
  readonly outcome: Outcome
  /** Why it failed, in the server's words; null when it was sent. */
  readonly error: string | null
}

/**
 * Reads the answer of a form's procedure. Without a success flag it is a failure: the server's
 * text says which, or `unexplained` where it gave none.
 */
export function submissionOf(answer: Answer<FormAnswer>, unexplained: string): Submission {
  if (answer.data?.success === true) return { outcome: 'sent', error: null }
  const error = (answer.data ? answer.data.error : answer.error?.message) || unexplained
  return { outcome: refusedOutcome(error), error }
}
