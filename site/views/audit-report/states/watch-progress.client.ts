import type { StepState } from './progress.ts'
import {
  currentStep,
  type ProgressSentences,
  percentDone,
  progressSentence,
  type Standpoint,
  type Step,
  stepState,
} from './progress.ts'

/** Between an answer and the next question. */
const pauseMs = 1_000
/** After a question that got no answer: the server may be restarting. */
const patienceMs = 5_000

/** Keeps the page of a running audit, or the wait for a rival, up to date, and opens the report when it is ready. */
const page = document.querySelector<HTMLElement>('[data-sentences]')
const address = location.href
if (page) void watch(page)
// What is copied from the address bar is for sharing, and the key of the owner is not.
history.replaceState(null, '', location.pathname + location.hash)

async function watch(page: HTMLElement): Promise<void> {
  const standpoint = await askWhereItStands(page.dataset['audit'] ?? location.pathname)
  if (standpoint) show(standpoint, page)
  if (standpoint?.status === 'completed' || standpoint?.status === 'failed') return openReport()
  setTimeout(() => void watch(page), standpoint ? pauseMs : patienceMs)
}

/** With the key of its owner, if it came with it. The fragment alone would not load the page again. */
function openReport(): void {
  history.replaceState(null, '', address)
  location.reload()
}

async function askWhereItStands(path: string): Promise<Standpoint | null> {
  try {
    const response = await fetch(`${path}/progress`)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function show(standpoint: Standpoint, page: HTMLElement): void {
  // Both were written into the page by the view, from the same types.
  const sentences = JSON.parse(page.dataset['sentences'] ?? '{}') as ProgressSentences
  const states = JSON.parse(page.dataset['states'] ?? '{}') as Record<StepState, string>
  const sentence = progressSentence(standpoint, sentences)
  setText(page.querySelector('[data-sentence]'), sentence)
  page.querySelector('progress')?.setAttribute('value', String(percentDone(standpoint)))
  for (const item of page.querySelectorAll<HTMLElement>('[data-step]')) {
    const state = stepState(item.dataset['step'] as Step, standpoint)
    item.dataset['state'] = state
    setText(item.querySelector('[data-step-state]'), states[state])
  }
  announce(standpoint, { sentence, status: page.querySelector<HTMLElement>('[data-status]') })
}

/** Screen readers hear of a new step and of a shorter queue, not of every page. */
function announce(
  standpoint: Standpoint,
  { sentence, status }: { sentence: string; status: HTMLElement | null },
): void {
  const stage = `${standpoint.status} ${currentStep(standpoint)} ${standpoint.ahead}`
  if (!status || status.dataset['stage'] === stage) return
  status.dataset['stage'] = stage
  setText(status, sentence)
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
