import type { Form } from './use-form.ts'
import type { FormWords } from './words.ts'

interface FailureNoticeProps {
  readonly form: Form
  readonly words: FormWords
  readonly refusals: { readonly limited: string; readonly networkLimited?: string }
}

/**
 * Says that sending failed: a toast where the form was answered in place, a notice in the flow on
 * a page drawn again. It stays until it is closed, because an error must not leave before it is read.
 */
export function FailureNotice({ form, words, refusals }: FailureNoticeProps) {
  const { outcome } = form.state
  if (outcome === 'editing' || outcome === 'sent') return null
  const { title, failed, kept, close } = words.failure
  const said = {
    limited: refusals.limited,
    'network-limited': refusals.networkLimited ?? refusals.limited,
    failed,
  }
  return (
    <div className={form.answeredHere ? 'failure failure-toast' : 'failure'} role="alert">
      <p>
        <strong>{title}</strong>
        {said[outcome]}
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
