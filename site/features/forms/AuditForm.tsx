import { useEffect } from 'react'
import { type AuditField, auditForm, auditParameters, broughtAddress } from '#contracts/audit-form.ts'
import { type AuditAnswer, lengthLimits } from '#contracts/calls.ts'
import { emptyForm, type FormValues, textOf } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { ownedReportPath } from '#contracts/paths.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import { EmailField } from './EmailField.tsx'
import { FormFrame, type FormProps } from './FormFrame.tsx'
import { contextOf, Field, OptionalFields, TextField } from './fields.tsx'
import type { FormLabels } from './labels.ts'
import { submit } from './submit.client.ts'
import { type Delivery, useForm } from './use-form.ts'

interface AuditFormProps extends FormProps<FormLabels['audit']> {
  /** The path of the page, to which the form is posted without JavaScript. */
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

function Request({ action, language, words, formWords, limitWords, initial = emptyForm }: AuditFormProps) {
  const form = useForm({
    form: auditForm,
    initial,
    send: (values, delivery) => requestAudit(values, delivery, language),
  })
  useReturn(form.restart)
  const context = contextOf<AuditField>(form, {
    id: 'audit',
    language,
    fields: words.fields,
    words: formWords,
  })
  return (
    <FormFrame
      form={form}
      of={context}
      action={action}
      words={words}
      limitWords={limitWords}
      note={words.note}
    >
      <Field name="url" of={context} required>
        {control => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <EmailField name="email" of={context} required autoFocus={broughtAddress(initial) !== null} />
      <OptionalFields names={['company', 'goals']} of={context} summary={words.details}>
        <Field name="company" of={context}>
          {control => <input {...control} type="text" autoComplete="organization" />}
        </Field>
        <TextField name="goals" of={context} rows={3} limit={lengthLimits.goals} />
      </OptionalFields>
      <p className="form-sent" role="status">
        {form.state.outcome === 'sent' && words.sent}
      </p>
    </FormFrame>
  )
}

/** When the audit is granted, the browser goes to its report. */
async function requestAudit(values: FormValues, { headers }: Delivery, language: Language) {
  const { granted, ...ending } = await submit<AuditAnswer>({
    form: auditForm,
    parameters: auditParameters(values, language),
    headers,
    event: {
      type: 'audit_form',
      language,
      properties: () => ({
        has_company: textOf(values, 'company') !== '',
        has_goals: textOf(values, 'goals') !== '',
      }),
    },
  })
  const { audit_id, owner_key } = granted ?? {}
  if (audit_id && owner_key) location.assign(ownedReportPath(audit_id, owner_key, language))
  return ending
}

/** A browser that goes back may show the page as it was left, with its button still disabled. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  })
}
