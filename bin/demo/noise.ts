import { createHash } from 'node:crypto'

/** A number from 0 to 1 that looks random and is the same for the same name, whatever else is asked for. */
export function noise(name: string): number {
  return digestOf(name).readUInt32BE() / 0xffff_ffff
}

/** The same for an id. */
export function idOf(name: string): string {
  return digestOf(name)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** One of several, by their weights. */
export function picked<Item extends { readonly weight: number }>(items: readonly Item[], name: string): Item {
  let left = noise(name) * items.reduce((sum, { weight }) => sum + weight, 0)
  const found = items.find(({ weight }) => {
    left -= weight
    return left <= 0
  })
  if (!found) throw new Error('There is nothing to pick from.')
  return found
}

function digestOf(name: string): Buffer {
  return createHash('sha256').update(name).digest()
}
