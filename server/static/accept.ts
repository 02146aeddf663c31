import { parseQualities, type Qualities, remembering } from './qualities.ts'

/**
 * Whether a client prefers Markdown to HTML, by its `Accept` header (RFC 9110, 12.5.1). When both are equal
 * the choice is ours: Markdown for a client that names it, as agents do and no browser does; HTML for any
 * other, also for one that refuses both.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  return header !== undefined && prefers(header)
}

const prefers = remembering(header => {
  const qualities = parseQualities(header)
  const [markdown, html] = [qualityOf('text/markdown', qualities), qualityOf('text/html', qualities)]
  return markdown > html || (markdown === html && markdown > 0 && qualities.has('text/markdown'))
})

/** The most specific range that holds a type decides. */
function qualityOf(type: string, qualities: Qualities): number {
  return qualities.get(type) ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0
}
