import type { FormState } from '#contracts/forms.ts'
import type { Confirmation, VisitorPage } from '#contracts/visitor-page.ts'

/** The form of a page drawn again for one visitor; undefined on a page as it was built. */
export function visitorForm(page: VisitorPage | undefined): FormState | undefined {
  return page?.kind === 'form' ? page.form : undefined
}

export function visitorConfirmation(page: VisitorPage | undefined): Confirmation | undefined {
  return page?.kind === 'form' || page?.kind === 'audit' ? page.confirmation : undefined
}

/** The title of a page whose form has errors begins with them: screen readers read it first. */
export function titleWithErrors(title: string, page: VisitorPage | undefined, error: string): string {
  const form = page?.kind === 'audit' ? page.audit.refused?.form : visitorForm(page)
  return form && form.problems.length > 0 ? `${error} ${title}` : title
}

export function formStatus({ problems, outcome }: FormState): number {
  if (problems.length > 0) return 422
  if (outcome === 'failed') return 503
  return outcome === 'editing' || outcome === 'sent' ? 200 : 429
}
