import { afterEach, beforeEach, vi } from 'vitest'

/** Collects what the server logs during each test, instead of showing it. */
export function keepLoggedLines(): { readonly lines: string[] } {
  const kept = { lines: [] as string[] }
  beforeEach(() => {
    kept.lines.length = 0
    vi.spyOn(process.stderr, 'write').mockImplementation(line => kept.lines.push(String(line)) > 0)
  })
  afterEach(() => void vi.restoreAllMocks())
  return kept
}
