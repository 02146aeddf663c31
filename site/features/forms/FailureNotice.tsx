import type { Form } from './use-form.ts'
import type { FormWords } from './words.ts'

interface FailureNoticeProps {
  readonly form: Form
  readonly words: FormWords
  /** What is said when the limit of the service is reached. */
  readonly limited: string
}

/**
 * Says that sending failed: a toast where the form was answered in place, a notice in the flow on
 * a page drawn again. It stays until it is closed, because an error must not leave before it is read.
 */
export function FailureNotice({ form, words, limited }: FailureNoticeProps) {
  const { outcome } = form.state
  if (outcome !== 'limited' && outcome !== 'failed') return null
  const { title, failed, kept, close } = words.failure
  return (
    <div className={form.answeredHere ? 'failure failure-toast' : 'failure'} role="alert">
      <p>
        <strong>{title}</strong>
        {outcome === 'limited' ? limited : failed}
        {outcome === 'failed' && <span>{kept}</span>}
      </p>
      {form.answeredHere && (
        <button type="button" className="failure-close" onClick={form.dismiss}>
          {close}
        </button>
      )}
    </div>
  )
}
