import { useEffect } from 'react'
import { type auditFields, auditFormProblems } from '#contracts/audit-form.ts'
import { lengthLimits } from '#contracts/calls.ts'
import { emptyForm } from '#contracts/forms.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import { EmailField } from '../forms/EmailField.tsx'
import { contextOf, Field } from '../forms/Field.tsx'
import { FormFrame } from '../forms/FormFrame.tsx'
import type { FormProps } from '../forms/form-props.ts'
import type { FormLabels } from '../forms/labels.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { requestAudit } from './request-audit.client.ts'

type AuditField = (typeof auditFields)[number]

interface AuditFormProps extends FormProps<FormLabels['audit']> {
  /** The page's own path, which takes the form without JavaScript. */
  readonly action: string
}

/** Asks for a free audit, then leads to its report. */
export function AuditForm(props: AuditFormProps) {
  return (
    <IslandBoundary language={props.language} words={props.failureWords}>
      <Request {...props} />
    </IslandBoundary>
  )
}

function Request({ action, language, words, formWords, initial = emptyForm }: AuditFormProps) {
  const form = useForm({
    initial,
    problemsOf: auditFormProblems,
    send: (values, delivery) => requestAudit(values, { language, delivery }),
  })
  useReturn(form.restart)
  const context = contextOf<AuditField>(form, {
    id: 'audit',
    language,
    fields: words.fields,
    words: formWords,
  })
  return (
    <FormFrame form={form} of={context} action={action} words={words}>
      <Field name="url" of={context} required>
        {control => <input {...control} type="text" inputMode="url" autoComplete="url" spellCheck={false} />}
      </Field>
      <Field name="company" of={context}>
        {control => <input {...control} type="text" autoComplete="organization" />}
      </Field>
      <EmailField name="email" of={context} required />
      <TextField name="goals" of={context} rows={3} limit={lengthLimits.goals} />
      <p className="form-note">{words.note}</p>
      <p className="form-sent" role="status">
        {form.state.outcome === 'sent' && words.sent}
      </p>
    </FormFrame>
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
