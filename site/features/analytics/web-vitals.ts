import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'

/** Tells the three measures of a page's comfort once each is known, the last of them on leaving. */
export function watchWebVitals(tell: (metric: Metric) => void): void {
  onLCP(tell)
  onINP(tell)
  onCLS(tell)
}
