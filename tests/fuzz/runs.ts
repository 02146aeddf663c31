import type { Parameters } from 'fast-check'

/**
 * How often each promise is tried: a little, and always the same, in `npm test`; for the given time, from a
 * new seed, in `npm run test:fuzz` (`run.ts`, which sets both variables).
 */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** @param share of the given time that this promise gets. */
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

/** In milliseconds: the runs, and time for the last one to end. */
export const patience = seconds * 1_000 + 120_000
