/** What every page of ours scores at least by our own audit. */
export const goal = 95

/** What pages of ours cannot win, check by check, and why. `docs/own-audit.md` says it at more length. */
export const explained: Readonly<Record<string, string>> = {
  'first-hand-data': 'The agency is invented: it has measured nothing, and a made-up figure would be a lie.',
  'same-as': 'The agency is invented: no register, encyclopaedia or network has a page about it.',
}
