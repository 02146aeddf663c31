/** Columns of a terminal. */
const width = 80

/** Breaks a text into indented lines of at most 80 columns, not at no-break spaces. */
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
 * Makes a text safe for terminals: characters that would move the cursor, change the title or hide a word
 * become U+FFFD. The joiner of French typography, also invisible, stays.
 */
export function forTerminal(text: string): string {
  return text.replaceAll(/[^\P{C}\n\u2060]/gu, '\uFFFD')
}

/** Text on the left and a number on the right; the text is cut when both do not fit. */
export function columns(left: string, right: string): string {
  const room = width - right.length - 2
  const text = left.length <= room ? left : `${left.slice(0, room - 1)}…`
  return `${text.padEnd(room)}  ${right}`
}
