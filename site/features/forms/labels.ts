import { z } from 'astro/zod'
import { auditForm } from '#contracts/audit-form.ts'
import { contactForm } from '#contracts/contact-form.ts'
import { footerForm } from '#contracts/footer-form.ts'
import { type LimitOutcome, limitOutcomes } from '#contracts/forms.ts'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'

/** The words of a field, and of each of its possible errors. */
const field = z.strictObject({
  label: bilingual(),
  hint: bilingual().optional(),
  empty: bilingual().optional(),
  malformed: bilingual().optional(),
  private: bilingual().optional(),
})

const sent = z.strictObject({ title: bilingual(), text: bilingual(), another: bilingual() })

const service = z.strictObject({ value: z.string(), label: bilingual() })

/** The words of every form (`content/labels/forms.yaml`); a field without a label is refused. */
export const formLabels = z.strictObject({
  form: z.strictObject({
    ...bilinguals('required', 'optional', 'error'),
    summary: counted,
    tooLong: bilingual(),
    notText: bilingual(),
    left: counted,
    over: counted,
    ...bilinguals('suggestion', 'honeypot', 'sending'),
    failure: texts(['title', 'failed', 'kept', 'close']),
  }),
  audit: z.strictObject({
    fields: z.record(z.enum(auditForm.fields), field),
    submit: bilingual(),
    /** The title of the fields that may be left out. */
    details: bilingual(),
    note: bilingual(),
    sent: bilingual(),
  }),
  contact: z.strictObject({
    fields: z.record(z.enum(contactForm.fields), field),
    submit: bilingual(),
    /** The title of the fields that may be left out, but for the service. */
    details: bilingual(),
    sent,
  }),
  /** The contact form where it asks for a service: in the guide and below the services. */
  service: z.strictObject({ submit: bilingual(), sent }),
  footer: z.strictObject({
    ...bilinguals('heading', 'text', 'privacy'),
    page: z.strictObject({ title: bilingual(), description: bilingual(), name: bilingual() }),
    fields: z.record(z.enum(footerForm.fields), field),
    submit: bilingual(),
    sent,
  }),
  /** Shown when a limit is reached, by limit. */
  limits: z.strictObject({
    audits: z.record(z.enum(limitOutcomes), bilingual()),
    /** Messages have no other limits. */
    messages: texts(['limited', 'network-limited', 'day-limited']),
    /** `{when}` stands for "in 5 minutes". */
    return: bilingual(),
  }),
  /** Shown when the form was posted without JavaScript and the browser did not fetch the confirming stylesheet. */
  confirmation: z.strictObject({ text: bilingual(), action: bilingual() }),
  /** The services to choose from, on French and on English pages. */
  services: z.strictObject({
    frenchPages: z.array(service).min(1),
    englishPages: z.array(service).min(1),
  }),
})

export type FormLabels = InLanguage<z.infer<typeof formLabels>>

/** `{count}` and `{limit}` stand for numbers. */
export type FormWords = FormLabels['form']

export type FieldWords = FormLabels['audit']['fields']['url']

/** Shown when a limit is reached; `limited` also for limits without words of their own. */
export interface LimitWords {
  readonly reasons: { readonly limited: string } & Readonly<Partial<Record<LimitOutcome, string>>>
  readonly return: string
}

export function limitWordsOf(
  kind: 'audits' | 'messages',
  { limits }: Pick<FormLabels, 'limits'>,
): LimitWords {
  return { reasons: limits[kind], return: limits.return }
}
