import type { Parameters } from 'fast-check'

/**
 * How often each promise is tried: a little, always the same, in `npm test`; for as long as it was given, from
 * a seed of its own, in `npm run test:fuzz` (`run.ts`, which sets both variables).
 */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** @param share what of the given time this promise gets */
export function runs<Values>(short: number, share: number): Parameters<Values> {
  return seconds === 0
    ? { seed, numRuns: short }
    : {
        seed,
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: seconds * share * 1_000,
        markInterruptAsFailure: false,
      }
}

/** What a test may take: its runs, and what is left of one that is slow. In milliseconds. */
export const patience = seconds * 1_000 + 120_000
