import type { CrawlerText } from '#contracts/audit-report.ts'

type Segments = CrawlerText['segments']

/** Fewer skipped segments in a row take a line each. */
const shortestRun = 3

/** The segments of a page by the lines that show them: one on each, but for a run of skipped ones. */
export function readingLines(segments: Segments): readonly Segments[] {
  return runs(segments).flatMap(run =>
    run[0]?.kind === 'skipped' && run.length >= shortestRun ? [run] : run.map(segment => [segment]),
  )
}

/** Neighbours of one kind, together. */
function runs(segments: Segments): readonly Segments[] {
  const found: Segments[number][][] = []
  for (const segment of segments) {
    const last = found.at(-1)
    if (last?.[0]?.kind === segment.kind) last.push(segment)
    else found.push([segment])
  }
  return found
}
