/** How many of the groups, from the first on, hold so many things: what a phone shows at first. */
export function groupsHolding(count: number, groups: readonly (readonly unknown[])[]): number {
  const last = groups.findIndex((_group, index) => groups.slice(0, index + 1).flat().length >= count)
  return last < 0 ? groups.length : last + 1
}
