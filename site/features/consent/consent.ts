import { type AiConsent, type Consent, defaultAiConsent, readConsent } from '#contracts/consent.ts'
import { isEntryBroken, keepEntry } from './ai-entry.ts'
import { aiMetadata } from './ai-metadata.ts'

/**
 * The banner at work: sends the choice, applies it, and opens the details and the banner again when they
 * are asked for. The server alone writes the cookie; nothing is stored before it has.
 */
const root = document.documentElement
const banner = document.querySelector<HTMLElement>('.consent')
const said = document.querySelector<HTMLElement>('.consent-said')
/** The link that opened the banner again: it gets the focus back. */
let opener: HTMLElement | null = null

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
  declare(consent?.ai ?? defaultAiConsent)
  void fillPage(consent)
  void measure(consent)
}

let isMeasuring = false

/** What measures is not even asked for before it is allowed. */
async function measure(consent: Consent | null): Promise<void> {
  const isAllowed = consent?.preferences.analytics ?? false
  if (!isAllowed && !isMeasuring) return
  isMeasuring = true
  const { allowMeasuring } = await import('../analytics/analytics.ts')
  allowMeasuring(isAllowed)
  const tagService = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')
  if (tagService) (await import('../analytics/tags.ts')).updateTags(consent, tagService.content)
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
  void send(form, event.submitter)
}

/** A choice that could not be stored leaves everything as it is, and says so. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (!(await post(form, button))) return said?.replaceChildren(said.dataset['failed'] ?? '')
  // The new choice replaces an entry that is broken.
  keepEntry(readConsent(document.cookie, Date.now()))
  apply()
  confirmChoice()
  if (!banner?.contains(form)) return
  const focused = opener ?? said
  focused?.focus()
  banner.querySelector('.choices')?.remove()
}

/** The server answers a stored choice with a redirect, which only a form without a script follows. */
async function post(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  try {
    const { type } = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      // The visitor may leave as soon as the button is pressed.
      keepalive: true,
    })
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}

/** For as long as any toast; what failed stays, because an error must not leave before it is read. */
function confirmChoice(): void {
  said?.replaceChildren(said.dataset['saved'] ?? '')
  setTimeout(() => said?.replaceChildren(), 6000)
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
    opener = again
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
