import { Refusal } from '../refusal.ts'
import { limits } from './limits.ts'
import { networkOf, wideNetworkOf } from './network.ts'

/** A limit for each network, and for all together, within a period. */
interface Allowance {
  /**
   * Takes `amount` of what the network of an address has left.
   *
   * @throws Refusal 429, with the seconds until there is more, when too little is left; then nothing is
   *   taken.
   */
  take(address: string, amount?: number): void
}

interface AllowanceOptions {
  /** Completes the refusal: "Too many …". */
  readonly of: string
  /** For one network; the wide network around it may take four times as much. */
  readonly perNetwork: number
  /** In milliseconds. */
  readonly period: number
  /** For all networks together, in a UTC day. */
  readonly perDay?: number
  readonly now?: () => number
}

/** A company or a tunnel broker holds many networks: a few of them may be busy at once. */
const wideShare = 4
const day = 24 * 60 * 60_000

export function allowance({ of, perNetwork, period, perDay, now = Date.now }: AllowanceOptions): Allowance {
  const networks = new PeriodCount(period)
  const all = new PeriodCount(day)
  return {
    take(address, amount = 1) {
      const at = now()
      const shares = new Map([
        [wideNetworkOf(address), perNetwork * wideShare],
        [networkOf(address), perNetwork],
      ])
      for (const [network, share] of shares) {
        if (networks.count(network, at) + amount > share) throw tooMany(of, networks.secondsLeft(at))
      }
      if (perDay !== undefined && all.count('all', at) + amount > perDay)
        throw tooMany(of, all.secondsLeft(at))
      for (const network of shares.keys()) networks.add(network, amount, at)
      if (perDay !== undefined) all.add('all', amount, at)
    },
  }
}

class PeriodCount {
  readonly #period: number
  #number = 0
  #counts = new Map<string, number>()

  constructor(period: number) {
    this.#period = period
  }

  count(name: string, at: number): number {
    const number = Math.floor(at / this.#period)
    // Invented networks would fill the memory. Clearing it gives a network its share twice, at worst.
    if (number !== this.#number || this.#counts.size > limits.networksCounted) this.#counts.clear()
    this.#number = number
    return this.#counts.get(name) ?? 0
  }

  add(name: string, amount: number, at: number): void {
    if (this.#counts.size === 0) this.#forgetAfter(at)
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + amount)
  }

  /** No network is remembered beyond its period, even if nobody comes any more. */
  #forgetAfter(at: number): void {
    const number = this.#number
    const forget = () => {
      if (number === this.#number) this.#counts.clear()
    }
    setTimeout(forget, this.secondsLeft(at) * 1_000).unref()
  }

  secondsLeft(at: number): number {
    return Math.ceil(((this.#number + 1) * this.#period - at) / 1_000)
  }
}

function tooMany(of: string, retryAfter: number): Refusal {
  return new Refusal(429, { code: '53400', message: `Too many ${of}. Try again later.`, retryAfter })
}
