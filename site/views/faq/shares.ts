/** Of a thousand citations, those of one site: in a single run, and in the mean of all runs. */
export type Shares = Readonly<Record<'single' | 'mean', number>>

/** The two shares that the summary of a study gives, the single run first: `0.032`. */
export function sharesIn(figure = ''): Shares {
  const [single, mean, ...others] = [...figure.matchAll(/\b0\.\d{3}\b/gu)].map(Number)
  if (!single || !mean || others.length > 0) throw new Error(`Two shares are expected in "${figure}".`)
  return { single: Math.round(1000 * single), mean: Math.round(1000 * mean) }
}
