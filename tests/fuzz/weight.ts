/**
 * The size of a value: its characters, bytes and parts, each part once. Stops counting at `most`, since a
 * value may be infinite.
 */
export function weightOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  const seen = new Set<object>()
  const waiting: unknown[] = [value]
  let weight = 0
  while (waiting.length > 0 && weight < most) {
    const part = waiting.pop()
    weight += ArrayBuffer.isView(part) ? part.byteLength : typeof part === 'string' ? part.length : 1
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part) || seen.has(part)) continue
    seen.add(part)
    waiting.push(...(part instanceof Map || part instanceof Set ? part : Object.values(part)))
  }
  return weight
}
