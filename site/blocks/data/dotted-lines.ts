type Point = readonly [x: number, y: number]

interface Field {
  readonly perLine: number
  /** The first dot, and how far the next of its line is (x) and the next line (y), in units of the drawing. */
  readonly from: Point
  readonly step: Point
}

/**
 * The path of so many dots, line by line: each is a dash without length, with round ends, so its style has
 * `stroke-dasharray: 0 <step>` and `stroke-linecap: round`.
 */
export function dottedLines(count: number, { perLine, from: [x, y], step: [across, down] }: Field): string {
  return Array.from({ length: Math.ceil(count / perLine) }, (_line, index) => {
    const dots = Math.min(perLine, count - index * perLine)
    // The line goes on a little: a dot at its very end would not be drawn.
    return `M${x} ${tenths(y + index * down)}h${tenths((dots - 1) * across + 0.1)}`
  }).join('')
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
