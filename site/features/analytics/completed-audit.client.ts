import { announce, mayMeasure } from './trackable-event.client.ts'

/** In session storage: the report whose completion was last announced. */
const key = 'completed-audit'

if (mayMeasure()) tellOnce()
document.addEventListener('measuring', tellOnce)
document.addEventListener('measuring-ended', () => sessionStorage.removeItem(key))

/** Once in a session, however often the report is opened. */
function tellOnce(): void {
  if (sessionStorage.getItem(key) === location.pathname) return
  sessionStorage.setItem(key, location.pathname)
  announce({ type: 'geo_audit_completed', category: 'audit' })
}
