import { announce, mayMeasure } from './trackable-event.client.ts'

/** The report whose completion was told last, in session storage. */
const key = 'completed-audit'

if (mayMeasure()) tellOnce()
document.addEventListener('measuring', tellOnce)
document.addEventListener('measuring-ended', () => sessionStorage.removeItem(key))

/** Once in a session, however often its report is opened again. */
function tellOnce(): void {
  if (sessionStorage.getItem(key) === location.pathname) return
  sessionStorage.setItem(key, location.pathname)
  announce({ type: 'geo_audit_completed', category: 'audit' })
}
