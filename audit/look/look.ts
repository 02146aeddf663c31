import type { AuditClock } from '../clock.ts'
import { type Limits, limits as usualLimits } from '../limits.ts'
import type { AuditOptions } from '../options.ts'
import { linksOf } from '../read/read-pages.ts'
import type { Reader } from '../read/reader.ts'
import type { Visit } from '../visit.ts'
import { openRenderer } from './render/renderer.ts'
import { visitSite } from './visit-site.ts'

/** Visits a site, and renders its pages where a browser may be used. */
export async function look(address: string, options: AuditOptions, { reader, clock }: Means): Promise<Visit> {
  const { browser, signal } = options
  const until = signal ? AbortSignal.any([clock.rendering, signal]) : clock.rendering
  const renderer = browser ? openRenderer({ ...options, browser, signal: until }) : null
  try {
    return await visitSite(address, {
      ...options,
      limits: limitsFor(options),
      deadline: clock.asking,
      linksOf: page => linksOf(page, reader),
      ...(renderer && { render: page => renderer.render(page) }),
    })
  } finally {
    await renderer?.close()
  }
}

interface Means {
  readonly reader: Reader
  readonly clock: AuditClock
}

/** One request for each page more or less than usual. */
function limitsFor({ limits = usualLimits, pages = limits.pages }: AuditOptions): Limits {
  return { ...limits, pages, requests: limits.requests + pages - limits.pages }
}
