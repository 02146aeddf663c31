/** Every limit of the process of one audit, with its unit in its name or its comment. */
export const processLimits = {
  /**
   * The whole audit: its minute (`audit/clock.ts`), and the time that a busy machine needs to start and to
   * end it. Then the process is killed.
   */
  deadlineMs: 65_000,
  /** Resident memory, without the browser's (`look/render/limits.ts`); twelve pages of a megabyte need 350 MB. */
  memoryMb: 768,
  /** The part for JavaScript objects. */
  heapMb: 512,
  /** Between two checks of that memory. */
  watchMs: 200,
  /** Bytes of its output: progress, some 100 bytes a step, and one report. */
  answerBytes: 1_000_000,
  /** Lowers its priority below the server's, from 0 to 19. */
  niceness: 10,
} as const

export type ProcessLimits = { readonly [Name in keyof typeof processLimits]: number }
