/**
 * Brings the checker to life: counts the answers, asks for those that are missing, and shows the
 * three steps that come first. Nothing is sent, and nothing is stored.
 */
import { isReady, nextSteps } from './next-steps.ts'

interface Answer {
  readonly urgency: number
  /** The step to which it leads, as it stands under its question. */
  readonly step: Element
}

const form = document.querySelector<HTMLFormElement>('#checker')
const result = document.querySelector<HTMLElement>('#checker-result')
const missing = document.querySelector<HTMLElement>('#checker-missing')
const progress = document.querySelector<HTMLElement>('#checker-progress')

form?.addEventListener('change', update)
form?.addEventListener('submit', submit)
form?.addEventListener('reset', startAgain)
result?.querySelector('[data-print]')?.addEventListener('click', () => print())
result?.querySelector('[data-all]')?.addEventListener('click', showAllSteps)

function submit(event: SubmitEvent): void {
  event.preventDefault()
  const [first] = unanswered()
  if (first) askFor(first)
  else conclude()
}

function conclude(): void {
  showResult()
  result?.querySelector('h2')?.focus()
}

/** After a change the steps, once shown, follow the answers. */
function update(): void {
  const count = questions().length - unanswered().length
  if (progress) progress.textContent = wordsOf(progress, 'text').replace('{count}', String(count))
  if (unanswered().length === 0) hideMissing()
  if (result?.hidden === false) showResult()
}

function askFor(question: HTMLFieldSetElement): void {
  const sentence = missing?.querySelector('span')
  if (!missing || !sentence) return
  const count = unanswered().length
  sentence.textContent = wordsOf(missing, count === 1 ? 'one' : 'many').replace('{count}', String(count))
  missing.hidden = false
  question.querySelector('input')?.focus()
}

function hideMissing(): void {
  if (missing) missing.hidden = true
}

function showResult(): void {
  const given = questions().flatMap(answerTo)
  const [text, list] = [result?.querySelector<HTMLElement>('p'), result?.querySelector('ol')]
  if (!result || !text || !list) return
  text.textContent = wordsOf(text, isReady(given) ? 'ready' : 'text')
  list.replaceChildren(...nextSteps(given).map(({ step }) => listItem(step)))
  result.hidden = false
}

function listItem(step: Element): HTMLLIElement {
  const item = document.createElement('li')
  item.className = 'next-step'
  item.append(step.cloneNode(true))
  return item
}

function startAgain(): void {
  if (result) result.hidden = true
  if (progress) progress.textContent = ''
  form?.removeAttribute('data-all')
  hideMissing()
  questions()[0]?.querySelector('input')?.focus()
}

function showAllSteps(): void {
  form?.setAttribute('data-all', '')
  form?.scrollIntoView()
}

function questions(): HTMLFieldSetElement[] {
  return [...(form?.querySelectorAll('fieldset') ?? [])]
}

function unanswered(): HTMLFieldSetElement[] {
  return questions().filter(question => answerTo(question).length === 0)
}

/** The answer to a question; none while it has none. */
function answerTo(question: HTMLFieldSetElement): Answer[] {
  const chosen = question.querySelector<HTMLInputElement>('input:checked')
  const step = question.querySelector(`[data-answer="${chosen?.value}"]`)
  return chosen && step ? [{ urgency: Number(chosen.dataset['urgency']), step }] : []
}

function wordsOf(element: HTMLElement, name: string): string {
  return element.dataset[name] ?? ''
}
