/** Every limit of the process of one audit, with its unit in its name or its comment. */
export const processLimits = {
  /**
   * The whole audit: its minute (`audit/clock.ts`), and what a busy machine needs to start and to end it. Then the
   * process is killed, whatever it does.
   */
  deadlineMs: 65_000,
  /** Resident memory, the browser's apart (`look/render/limits.ts`); twelve pages of a megabyte need 350 MB. */
  memoryMb: 768,
  /** Of them, objects of JavaScript. */
  heapMb: 512,
  /** Between two looks at that memory. */
  watchMs: 200,
  /** Bytes of all it says: its progress, some 100 bytes a step, and one report. */
  answerBytes: 1_000_000,
  /** How far it stands back for the server, from 0 to 19. */
  niceness: 10,
} as const

export type ProcessLimits = { readonly [Name in keyof typeof processLimits]: number }
