import { type Consent, readConsent } from '#contracts/consent.ts'
import { isEntryBroken, keepEntry } from './ai-entry.client.ts'
import { type AiUse, aiMetadata, refusedUse } from './ai-metadata.ts'
import { fillIn } from './fill-in.client.ts'

/**
 * Applies the stored choice to the page. Loaded by every page, so it does no more than that: the code of
 * the controls is loaded when they are used, analytics once it is allowed. Only the server writes the
 * cookie; nothing is stored before that.
 */
const root = document.documentElement
// Before `apply`: a page on which measuring was allowed earlier measures at once, and stops once that is withdrawn.
let isMeasuring = false

apply()
document.addEventListener('click', use)
// A choice made in another tab, and a page restored from the back/forward cache.
addEventListener('storage', apply)
addEventListener('pageshow', ({ persisted }) => persisted && apply())

function apply(): void {
  const cookie = readConsent(document.cookie, Date.now())
  const consent = isEntryBroken() ? null : cookie
  if (consent || !cookie) keepEntry(consent)
  root.dataset['consent'] = consent ? 'given' : 'asked'
  // Without a choice the metadata stays as it was built, unless the browser asks not to be tracked.
  if (consent) declare(consent.ai)
  else if ('gpc' in root.dataset) declare(refusedUse)
  fillIn(document.querySelector('main .choices'), consent)
  void measure(consent)
}

function declare(use: AiUse): void {
  for (const [name, content] of Object.entries(aiMetadata(use)))
    document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content)
}

/** Analytics is not even requested before it is allowed. */
async function measure(consent: Consent | null): Promise<void> {
  const isAllowed = consent?.preferences.analytics ?? false
  root.toggleAttribute('data-measured', isAllowed)
  isMeasuring ||= isAllowed
  if (isMeasuring) (await import('../analytics/analytics.client.ts')).applyConsent(consent)
}

/** Without this, the controls of consent lead to another page; `use-control.client.ts` makes that unnecessary. */
function use(event: MouseEvent): void {
  // The target of a click is an element; Enter in a form clicks its button.
  const control = (event.target as Element).closest<HTMLElement>(controls)
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
  if (!control || isElsewhere) return
  event.preventDefault()
  import('./use-control.client.ts')
    .then(({ useControl }) => useControl(control, apply))
    .catch(() => {
      document.removeEventListener('click', use)
      control.click()
    })
}

/** The buttons of the banner and of the page of choices, and the links that open them. */
const controls = '[name=choice], .consent-more, [data-consent-open]'
