import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { TrackableEvent } from './trackable-event.client.ts'

/** Records the three Core Web Vitals once each is known, the last of them on leaving. */
export function watchWebVitals(record: (event: TrackableEvent) => void): void {
  const tell = ({ name, value, rating }: Metric) =>
    record({ type: 'web_vitals', category: 'performance', properties: { name, value, rating } })
  onLCP(tell)
  onINP(tell)
  onCLS(tell)
}
