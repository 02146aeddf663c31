import { type AiConsent, type Consent, readConsent, rejectedAll } from '#contracts/consent.ts'
import { isEntryBroken, keepEntry } from './ai-entry.ts'
import { aiMetadata } from './ai-metadata.ts'

/**
 * The banner at work: sends the choice, applies it, and opens the details and the banner again when they
 * are asked for. The server alone writes the cookie; nothing is stored before it has.
 */
const root = document.documentElement
const banner = document.querySelector<HTMLElement>('.consent')
const said = document.querySelector<HTMLElement>('.consent-said')

apply()
document.addEventListener('submit', choose)
document.addEventListener('click', open)
// A choice made in another tab, and a page that the browser kept for the way back.
addEventListener('storage', apply)
addEventListener('pageshow', ({ persisted }) => persisted && apply())

/** The page as the stored choice wants it. */
function apply(): void {
  const cookie = readConsent(document.cookie, Date.now())
  const consent = isEntryBroken() ? null : cookie
  if (consent || !cookie) keepEntry(consent)
  root.dataset['consent'] = consent ? 'given' : 'asked'
  // Without a choice the page says it as it was built, unless the browser asks not to be tracked.
  if (consent) declare(consent.ai)
  else if ('gpc' in root.dataset) declare(rejectedAll.ai)
  void fillPage(consent)
  void measure(consent)
}

let isMeasuring = false

/** What measures is not even asked for before it is allowed. */
async function measure(consent: Consent | null): Promise<void> {
  const isAllowed = consent?.preferences.analytics ?? false
  if (!isAllowed && !isMeasuring) return
  isMeasuring = true
  const { applyConsent } = await import('../analytics/analytics.ts')
  applyConsent(consent)
}

function declare(ai: AiConsent): void {
  for (const [name, content] of Object.entries(aiMetadata(ai)))
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}

/** The form of the page of choices says what was chosen. */
async function fillPage(consent: Consent | null): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('main .choices')
  if (form) (await import('./choices.ts')).fillIn(form, consent)
}

function choose(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement && form.matches('.consent-ask, .choices'))) return
  event.preventDefault()
  const button = event.submitter
  import('./answer.ts').then(
    ({ answer }) => answer({ form, button, banner, said, apply }),
    () => said?.replaceChildren(said.dataset['failed'] ?? ''),
  )
}

function open(event: MouseEvent): void {
  const { target } = event
  if (!banner || !(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
  const more = target.closest<HTMLAnchorElement>('.consent-more')
  const again = target.closest<HTMLAnchorElement>('[data-consent-open]')
  if (more) {
    event.preventDefault()
    void openChoices(banner, more)
  } else if (again && !document.querySelector('main .choices')) {
    event.preventDefault()
    banner.dataset['again'] = ''
    root.dataset['consent'] = 'asked'
    banner.querySelector<HTMLElement>('h2')?.focus()
  }
}

/** Where the details cannot come into the banner, they are a page of their own. */
async function openChoices(banner: HTMLElement, { href }: HTMLAnchorElement): Promise<void> {
  try {
    const choices = await import('./choices.ts')
    await choices.openChoices(banner, href, readConsent(document.cookie, Date.now()))
  } catch {
    location.assign(href)
  }
}
