import { useEffect, useRef } from 'react'
import type { Form } from './use-form.ts'

interface SubmitButtonProps {
  readonly form: Form
  readonly label: string
  readonly sending: string
}

/** Disabled and renamed while the form is on its way; takes the focus back when sending failed. */
export function SubmitButton({ form, label, sending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isSent = form.state.outcome === 'sent'
  const failedHere = form.answeredHere && !form.submitting && !isSent
  useEffect(() => {
    if (failedHere) button.current?.focus()
  }, [failedHere])
  return (
    <button
      type="submit"
      className="button"
      ref={button}
      disabled={form.submitting || isSent}
      aria-busy={form.submitting}
    >
      {form.submitting ? sending : label}
    </button>
  )
}
