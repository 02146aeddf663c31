/** The family and major version of a browser: `Firefox 145`. Nothing else of its user agent is kept. */
export function browserFamily(userAgent: string): string {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${family} ${version}`
  }
  return 'Other'
}

/** The first that fits: all of them but Firefox also call themselves Safari, and most Chrome. */
const families: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/],
  ['Chrome', /\bCriOS\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\S+ )?Safari/],
]
