/** The numbers of the calculation, in the order of the form; the letter of each is in the content. */
export const inputIds = ['visits', 'growth', 'conversion', 'value', 'margin', 'cost', 'months'] as const

export type InputId = (typeof inputIds)[number]

/** `growth`, `conversion` and `margin` in percent, `value` and `cost` in euros. */
export type Inputs = Readonly<Record<InputId, number>>

export interface Roi {
  /** Margin earned per month, in euros: g = V × h × c × a × m. */
  readonly monthlyGain: number
  /** Margin earned and work paid over the whole length, in euros. */
  readonly gain: number
  readonly cost: number
  /** R = n × (g − k), in euros. Negative when the work costs more than it earns. */
  readonly net: number
  /** r = R ÷ (n × k), as a ratio: 0.2 for 20%. Null without a cost, which nothing can be divided by. */
  readonly return: number | null
  /** The growth that just covers the work, in percent: b = k ÷ (V × c × a × m). Null when none does. */
  readonly breakEven: number | null
}

/** The formula of the page, whole. Every number is at least 0, and `months` at least 1. */
export function roiOf({ visits, growth, conversion, value, margin, cost, months }: Inputs): Roi {
  const gainOfDoubling = visits * share(conversion) * value * share(margin)
  const monthlyGain = gainOfDoubling * share(growth)
  const gain = months * monthlyGain
  const work = months * cost
  const net = gain - work
  return {
    monthlyGain,
    gain,
    cost: work,
    net,
    return: work === 0 ? null : net / work,
    breakEven: gainOfDoubling === 0 ? null : (cost / gainOfDoubling) * 100,
  }
}

/** The same calculation with the growth multiplied: 0.5 for half of it, 1.5 for half as much again. */
export function roiAt(inputs: Inputs, factor: number): Roi {
  return roiOf({ ...inputs, growth: inputs.growth * factor })
}

/** Whether the assumption pays for the work, to the euro: smaller differences are not shown. */
export function outcomeOf({ net }: Roi): 'positive' | 'negative' | 'even' {
  if (Math.round(net) === 0) return 'even'
  return net > 0 ? 'positive' : 'negative'
}

function share(percent: number): number {
  return percent / 100
}
