import '../forms/forms.css'
import { useEffect } from 'react'
import { type auditFields, auditFormProblems } from '#contracts/audit-form.ts'
import { emptyForm, type FormState } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FailureNotice } from '../forms/FailureNotice.tsx'
import { Field, type FormContext } from '../forms/Field.tsx'
import type { FormLabels } from '../forms/labels.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useForm } from '../forms/use-form.ts'
import { type FormWords, wordedProblems } from '../forms/words.ts'
import { requestAudit } from './request-audit.ts'

type AuditField = (typeof auditFields)[number]

interface AuditFormProps {
  /** The page's own path, which takes the form without JavaScript. */
  readonly action: string
  readonly language: Language
  readonly words: FormLabels['audit']
  readonly formWords: FormWords
  readonly initial?: FormState | undefined
}

/** Asks for a free audit, then leads to its report. */
export function AuditForm({ action, language, words, formWords, initial = emptyForm }: AuditFormProps) {
  const form = useForm({
    initial,
    problemsOf: auditFormProblems,
    send: values => requestAudit(values, language),
  })
  useReturn(form.restart)
  const { problems, values } = form.state
  const context: FormContext<AuditField> = {
    id: 'audit',
    fields: words.fields,
    words: formWords,
    state: form.state,
    problems: wordedProblems(problems, values, { fields: words.fields, form: formWords, language }),
  }
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary of={context} />
      <FailureNotice form={form} words={formWords} limited={words.limited} />
      <Field name="url" of={context} required>
        {control => <input {...control} type="text" inputMode="url" autoComplete="url" spellCheck={false} />}
      </Field>
      <Field name="company" of={context}>
        {control => <input {...control} type="text" autoComplete="organization" />}
      </Field>
      <Field name="email" of={context} required>
        {control => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <Field name="goals" of={context}>
        {control => <textarea {...control} rows={3} />}
      </Field>
      <div className="form-end">
        <SubmitButton form={form} label={words.submit} sending={formWords.sending} />
        <p className="form-required">{formWords.required}</p>
      </div>
      <p role="status">{form.state.outcome === 'sent' && words.sent}</p>
    </form>
  )
}

/** A browser that goes back may show the page as it was left, with its button still disabled. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  })
}
