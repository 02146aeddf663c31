/** What a figure counts, as it is written: « 17 sur 75 » or « 58 % »; null of another one. */
export function countIn(figure: string): { readonly count: number; readonly total: number } | null {
  const [, count, total = '100'] = /^(\d+)(?:\s(?:sur|of)\s(\d+)|\s?(?=%))/u.exec(figure) ?? []
  return count ? { count: Number(count), total: Number(total) } : null
}
