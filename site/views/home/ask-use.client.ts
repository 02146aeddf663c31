import { auditFormWith, typedSite } from '#contracts/audit-form.ts'
import styles from './ask-error.css?inline'

/** An empty or wrong address is said where it is typed, instead of on the page it would lead to: whether it is. */
export function isSaidWrong(form: HTMLFormElement): boolean {
  const field = form.querySelector('input')
  const hint = form.querySelector('small')
  const [problem] = auditFormWith(field?.value ?? '').problems
  if (!field || !hint || !problem) return false
  if (!document.querySelector('.ask [role=alert]')) bringStyles()
  field.setAttribute('aria-invalid', 'true')
  hint.role = 'alert'
  hint.textContent = (problem.code === 'empty' ? hint.dataset['empty'] : hint.dataset['malformed']) ?? ''
  field.focus()
  return true
}

/** Those of an error come with it: the page must arrive in one round trip. */
function bringStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

// The first form alone stands beside the answer.
const typed = document.querySelector<HTMLInputElement>('.ask input')
if (typed) nameYours(typed, document.querySelectorAll<HTMLElement>('.cited, .absent'))

/**
 * The site that is typed takes the place of the example in the answer. Its slip then travels to the next page, which
 * has one of the same name (`view-transition-name`).
 */
function nameYours(field: HTMLInputElement, slips: NodeListOf<HTMLElement>): void {
  const names = [...slips].flatMap(slip => slip.querySelector('b') ?? [])
  const example = names[0]?.textContent
  const show = () => {
    const site = typedSite(field.value)
    for (const name of names) name.textContent = site ?? example ?? ''
    // Of the two, one is hidden and keeps its room: the name may stand once on a page.
    const [cited] = slips
    if (cited) cited.style.viewTransitionName = site === null ? 'none' : 'slip'
  }
  field.addEventListener('input', show)
  show()
}
