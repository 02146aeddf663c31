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

/** Between an answer and the next request. */
const pauseMs = 1_000
/** After a failed request: the server may be restarting. */
const patienceMs = 5_000

/** Updates the page of a running audit, or the wait for a rival, and opens the report when it is ready. */
const page = document.querySelector<HTMLElement>('[data-sentences]')
const address = location.href
if (page) void watch(page)
// People copy the address bar to share a report: the key of the owner must not be in it.
history.replaceState(null, '', location.pathname + location.hash)

async function watch(page: HTMLElement): Promise<void> {
  const standpoint = await askWhereItStands(page.dataset['audit'] ?? location.pathname)
  if (standpoint === 'gone') return location.reload()
  if (standpoint) show(standpoint, page)
  if (standpoint?.status === 'completed' || standpoint?.status === 'failed') return openReport()
  setTimeout(() => void watch(page), standpoint ? pauseMs : patienceMs)
}

/** With the key of its owner, if the page was opened with it. The fragment alone would not reload the page. */
function openReport(): void {
  history.replaceState(null, '', address)
  location.reload()
}

/** Null when there was no answer. */
async function askWhereItStands(path: string): Promise<Standpoint | 'gone' | null> {
  try {
    const response = await fetch(`${path}/progress`)
    if (response.status === 404) return 'gone'
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function show(standpoint: Standpoint, page: HTMLElement): void {
  // The view wrote both into the page, from the same types.
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

/** Screen readers announce a new step and a shorter queue, not every page. */
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
