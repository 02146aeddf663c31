/** An attribute of a tag to paste: whatever it holds, it ends neither its quotes nor its tag. */
export function attribute(name: string, value: string): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `${name}="${escaped}"`
}
