import { type SubmitEventHandler, useEffect, useState } from 'react'
import {
  emptyForm,
  envelope,
  type FormDescription,
  type FormState,
  type FormValues,
} from '#contracts/forms.ts'
import { type Ending, envelopeHeaders, newEnvelope } from './submit.client.ts'

export interface Delivery {
  readonly headers: Readonly<Record<string, string>>
  /** Since the form was first used. */
  readonly completionTimeMs: number
}

interface Options {
  readonly form: FormDescription<string>
  /** The state that the server rendered, or an empty form. */
  readonly initial: FormState
  /** Never rejects: a failure is an outcome. */
  send(values: FormValues, delivery: Delivery): Promise<Ending>
}

export interface Form {
  readonly state: FormState
  readonly submitting: boolean
  /** True once a submission was answered by script rather than by a new page. */
  readonly answeredHere: boolean
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Closes the notice of a failure; the form stays as it is. */
  dismiss(): void
  restart(): void
}

/**
 * The life of a form: editing, submitting, then sent or failed. The fields are left to the browser
 * (`defaultValue`), so what was typed before React arrived, or before a failure, stays in them.
 */
export function useForm({ form, initial, send }: Options): Form {
  const [state, setState] = useState(initial)
  const [submitting, setSubmitting] = useState(false)
  const [answeredHere, setAnsweredHere] = useState(false)
  const [own, setOwn] = useState(() => newEnvelope(initial.key))
  useEffect(() => void own.token(), [own])

  async function submit(typed: FormData): Promise<void> {
    const values = valuesOf(typed)
    const problems = form.problems(values)
    setState({ values, problems, outcome: 'editing' })
    if (problems.length > 0) return
    setSubmitting(true)
    const headers = await envelopeHeaders(own, typed)
    const { outcome, wait } = await send(values, { headers, completionTimeMs: Date.now() - own.usedSince })
    setSubmitting(false)
    setAnsweredHere(true)
    setState({ values, problems: [], outcome, wait })
  }

  return {
    state,
    submitting,
    answeredHere,
    onSubmit(event) {
      event.preventDefault()
      if (!submitting) void submit(new FormData(event.currentTarget))
    },
    dismiss: () => setState({ ...state, outcome: 'editing' }),
    restart() {
      setOwn(newEnvelope())
      setState(emptyForm)
    },
  }
}

function valuesOf(form: FormData): FormValues {
  const names: readonly string[] = Object.values(envelope).map(({ field }) => field)
  const typed = [...form].filter(([name]) => !names.includes(name))
  return Object.fromEntries(typed.map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}
