/** The least score of each of our pages in our own audit. */
export const goal = 95

/** The points that our pages cannot win, by check, and why. More in `docs/own-audit.md`. */
export const explained: Readonly<Record<string, string>> = {
  'first-hand-data': 'The agency is invented: it has measured nothing, and a made-up figure would be a lie.',
  'same-as': 'The agency is invented: no register, encyclopaedia or network has a page about it.',
}
