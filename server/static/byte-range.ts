/** Both ends are included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The range of a `Range` header in a file of `length` bytes: `unsatisfiable` when it begins after the end,
 * null when the whole file is to be sent, also for several ranges at once, which no player asks for (RFC
 * 9110, 14.2).
 */
export function parseRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  const range =
    from === ''
      ? { first: Math.max(0, length - Number(to)), last: length - 1 }
      : { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return range.first < length ? range : 'unsatisfiable'
}
