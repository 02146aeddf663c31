interface Compared {
  readonly id: string
  /** The paths of the two pictures; the old one may be missing. */
  readonly kept: string
  readonly drawn: string
  /** From 0 to 1. */
  readonly changed: number
}

/** A page that shows old and new side by side, what changed most first; what did not change is only counted. */
export function comparisonPage(pages: readonly Compared[]): string {
  const changed = pages.filter(page => page.changed > 0).sort((a, b) => b.changed - a.changed)
  const rows = changed.map(
    ({ id, kept, drawn, changed }) =>
      `<h2>${id}: ${(changed * 100).toFixed(2)} %</h2><div><img src="file://${kept}" alt="old"><img src="file://${drawn}" alt="new"></div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Looks</title>
<style>body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{width:50%;border:1px solid #888}</style>
<h1>${changed.length} of ${pages.length} pages look different</h1>
${rows.join('\n')}
`
}
