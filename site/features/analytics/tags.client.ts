import { measuredPath, measuredReferrer } from '#contracts/analytics-event.ts'
import type { Consent } from '#contracts/consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isLoaded = false

/**
 * Tells the tag service what is allowed (Consent Mode v2): everything denied first, then the choice. Its
 * script is not even requested without consent to measuring; withdrawing deletes its cookies.
 */
export function updateTags(consent: Consent | null): void {
  if (!window.dataLayer) denyAll()
  const analytics = consent?.preferences.analytics ?? false
  const marketing = consent?.preferences.marketing ?? false
  tag('consent', 'update', {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  })
  // The service's own switch: it stops a script that is already there.
  Object.assign(window, { [`ga-disable-${MEASUREMENT_ID}`]: !analytics })
  if (!analytics) deleteCookies(/^_(?:ga|gid)/)
  if (!marketing) deleteCookies(/^_gcl/)
  if (analytics && !isLoaded && isTold(location.pathname)) load()
}

/** Anyone with the address of a report may read it: on such pages the service is never loaded. */
function isTold(path: string): boolean {
  return measuredPath(path) === path
}

/** Every type is named: the service takes a missing one as granted. */
function denyAll(): void {
  window.dataLayer = []
  tag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  })
  tag('set', 'ads_data_redaction', true)
  tag('set', 'url_passthrough', false)
}

function load(): void {
  isLoaded = true
  tag('js', new Date())
  // Otherwise it would send whole addresses, with their queries, and the address of a report as a referrer.
  tag('config', MEASUREMENT_ID, {
    page_location: location.origin + measuredPath(location.pathname),
    page_referrer: measuredReferrer(document.referrer),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`
  document.head.append(script)
}

/** The service reads commands as `arguments` objects and overlooks arrays. */
function tag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function state(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied'
}

/** They may be set for this host or for a domain above it: each is tried. */
function deleteCookies(pattern: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  const names = document.cookie.split('; ').map(cookie => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter(name => pattern.test(name))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no CookieStore yet
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
