import { auditFormWith } from '#contracts/audit-form.ts'

/** An empty or wrong address is said where it is typed, instead of on the page it would lead to. */
for (const form of document.querySelectorAll<HTMLFormElement>('.ask')) {
  const field = form.querySelector('input')
  const hint = form.querySelector('small')
  if (field && hint) checkBeforeLeaving(form, field, hint)
}

function checkBeforeLeaving(form: HTMLFormElement, field: HTMLInputElement, hint: HTMLElement): void {
  // The sentences of the browser may be in another language than the page.
  form.noValidate = true
  form.addEventListener('submit', event => {
    const [problem] = auditFormWith(field.value).problems
    if (!problem) return
    event.preventDefault()
    field.setAttribute('aria-invalid', 'true')
    hint.role = 'alert'
    hint.textContent = (problem.code === 'empty' ? hint.dataset['empty'] : hint.dataset['malformed']) ?? ''
    field.focus()
  })
}
