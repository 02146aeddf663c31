import { type SubmitEventHandler, useState } from 'react'
import { emptyForm, type FieldProblem, type FormState, type FormValues } from '#contracts/forms.ts'
import type { Outcome } from './outcome.ts'

interface FormRules {
  /** What the server drew, or an empty form. */
  readonly initial: FormState
  problemsOf(values: FormValues): readonly FieldProblem[]
  /** Never rejects: a failure is an outcome. */
  send(values: FormValues): Promise<Outcome>
}

export interface Form {
  readonly state: FormState
  readonly submitting: boolean
  /** True once a submission was answered here rather than by a new page. */
  readonly answeredHere: boolean
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Puts the notice of a failure away; the form stays as it is. */
  dismiss(): void
  /** Back to the empty form. */
  restart(): void
}

/**
 * The life of a form: editing, submitting, then sent or failed. The fields are left to the browser
 * (`defaultValue`), so what was typed before React arrived, or before a failure, stays in them.
 */
export function useForm({ initial, problemsOf, send }: FormRules): Form {
  const [state, setState] = useState(initial)
  const [submitting, setSubmitting] = useState(false)
  const [answeredHere, setAnsweredHere] = useState(false)

  async function submit(values: FormValues): Promise<void> {
    const problems = problemsOf(values)
    setState({ values, problems, outcome: 'editing' })
    if (problems.length > 0) return
    setSubmitting(true)
    const outcome = await send(values)
    setSubmitting(false)
    setAnsweredHere(true)
    setState({ values, problems: [], outcome })
  }

  return {
    state,
    submitting,
    answeredHere,
    onSubmit(event) {
      event.preventDefault()
      if (!submitting) void submit(valuesOf(event.currentTarget))
    },
    dismiss: () => setState({ ...state, outcome: 'editing' }),
    restart: () => setState(emptyForm),
  }
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.map(([field, value]) => [field, typeof value === 'string' ? value : '']))
}
