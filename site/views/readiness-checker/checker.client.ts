/**
 * Makes the checker interactive: counts the answers, asks for missing ones, and shows the first three
 * steps. Nothing is sent or stored.
 */
import { isReady, nextSteps } from './next-steps.ts'

interface Answer {
  readonly urgency: number
  /** The step it leads to, under its question. */
  readonly step: Element
}

const form = document.querySelector<HTMLFormElement>('#checker')
const result = document.querySelector<HTMLElement>('#checker-result')
const missing = document.querySelector<HTMLElement>('#checker-missing')
const progress = document.querySelector<HTMLElement>('#checker-progress')
const bar = form?.querySelector('progress')

form?.addEventListener('change', update)
form?.addEventListener('submit', submit)
form?.addEventListener('reset', startAgain)
result?.querySelector('[data-print]')?.addEventListener('click', () => print())
result?.querySelector('[data-all]')?.addEventListener('click', showAllSteps)

function submit(event: SubmitEvent): void {
  event.preventDefault()
  if (unanswered().length > 0) askForMissing()
  else conclude()
}

function conclude(): void {
  if (missing) missing.hidden = true
  showResult()
  result?.querySelector('h2')?.focus({ preventScroll: true })
  result?.scrollIntoView()
}

/** After a change, steps that are shown follow the answers. */
function update(): void {
  showProgress(questions().length - unanswered().length)
  if (result?.hidden === false) showResult()
}

function showProgress(count: number): void {
  if (progress) progress.textContent = wordsOf(progress, 'text').replace('{count}', String(count))
  if (bar) bar.value = count
}

/**
 * Shows how many answers are missing, and links to each. It stays until the next try: a list that shrank at
 * each answer would move the questions below it.
 */
function askForMissing(): void {
  const [sentence, list] = [missing?.querySelector('span'), missing?.querySelector('ul')]
  if (!missing || !sentence || !list) return
  const left = unanswered()
  const words = wordsOf(missing, left.length === 1 ? 'one' : 'many')
  sentence.textContent = words.replace('{count}', String(left.length))
  list.replaceChildren(...left.map(linkTo))
  form?.setAttribute('data-attempted', '')
  missing.hidden = false
  missing.focus()
}

function linkTo(question: HTMLFieldSetElement): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${question.id}`
  link.textContent = question.querySelector('legend')?.textContent ?? ''
  return listItem(link)
}

function showResult(): void {
  const given = questions().flatMap(answerTo)
  const [text, list] = [result?.querySelector<HTMLElement>('p'), result?.querySelector('ol')]
  if (!result || !text || !list) return
  text.textContent = wordsOf(text, isReady(given) ? 'ready' : 'text')
  list.replaceChildren(...nextSteps(given).map(({ step }) => listItem(step.cloneNode(true))))
  result.hidden = false
}

function listItem(content: Node): HTMLLIElement {
  const item = document.createElement('li')
  item.append(content)
  return item
}

function startAgain(): void {
  if (result) result.hidden = true
  showProgress(0)
  form?.removeAttribute('data-all')
  form?.removeAttribute('data-attempted')
  if (missing) missing.hidden = true
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
