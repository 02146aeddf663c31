/** Whether the speed of a page is measured: the home page, that of contact and that of the audit. */
export function isTimed(path: string): boolean {
  return /^(?:\/en)?\/?(?:contact|tools\/free-geo-audit)?$/.test(path)
}

/** In milliseconds. */
export const monitorInterval = 30_000

/** The timing of this page, in milliseconds from the click that led to it. */
export function performanceMetrics(): Readonly<Record<string, number>> {
  const [timing] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const paints = performance
    .getEntriesByType('paint')
    .map(({ name, startTime }) => [name.replaceAll('-', '_'), Math.round(startTime)])
  return {
    page_load_time: Math.round(timing.loadEventEnd),
    dom_content_loaded: Math.round(timing.domContentLoadedEventEnd),
    ...Object.fromEntries(paints),
    dns_lookup_time: Math.round(timing.domainLookupEnd - timing.domainLookupStart),
    tcp_connect_time: Math.round(timing.connectEnd - timing.connectStart),
    server_response_time: Math.round(timing.responseStart - timing.requestStart),
  }
}
