/** The pages whose speed is measured. */
const timedPaths = new Set([
  '/',
  '/en',
  '/contact',
  '/en/contact',
  '/tools/free-geo-audit',
  '/en/tools/free-geo-audit',
])

/** How often it is looked at, in milliseconds. */
export const monitorInterval = 30_000

/** How fast the page came, in milliseconds from the click that led to it; null on other pages. */
export function performanceMetrics(path: string): Readonly<Record<string, number>> | null {
  const [timing] = performance.getEntriesByType('navigation')
  if (!timedPaths.has(path) || !timing) return null
  const paint = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
  const metrics = {
    page_load_time: timing.loadEventEnd,
    dom_content_loaded: timing.domContentLoadedEventEnd,
    first_paint: paint('first-paint'),
    first_contentful_paint: paint('first-contentful-paint'),
    dns_lookup_time: timing.domainLookupEnd - timing.domainLookupStart,
    tcp_connect_time: timing.connectEnd - timing.connectStart,
    server_response_time: timing.responseStart - timing.requestStart,
  }
  return Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, Math.round(value)]))
}
