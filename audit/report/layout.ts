/** Columns of a terminal. */
export const width = 80

/** Breaks a text into lines of at most 80 columns, each indented. No-break spaces hold words together. */
export function wrap(text: string, indent = 0): string {
  const margin = ' '.repeat(indent)
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/u)) {
    const last = lines.at(-1)
    const joined = last === undefined ? margin + word : `${last} ${word}`
    if (last !== undefined && joined.length <= width) lines[lines.length - 1] = joined
    else lines.push(margin + word)
  }
  return lines.join('\n')
}

/**
 * A text that a terminal shows and never obeys: what would move its cursor, change its title or hide a word
 * shows as U+FFFD. The joiner that French typography sets, which is not seen either, stays.
 */
export function forTerminal(text: string): string {
  return text.replaceAll(/[^\P{C}\n\u2060]/gu, '\uFFFD')
}

/** A text on the left and a figure on the right; the text is cut when both do not fit. */
export function columns(left: string, right: string): string {
  const room = width - right.length - 2
  const text = left.length <= room ? left : `${left.slice(0, room - 1)}…`
  return `${text.padEnd(room)}  ${right}`
}
