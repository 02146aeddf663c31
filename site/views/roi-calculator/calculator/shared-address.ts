import { type InputId, inputIds } from './roi.ts'

export type Typed = Readonly<Record<InputId, string>>

/** The values in an address, as text; missing ones keep theirs. */
export function typedIn(search: string, otherwise: Typed): Typed {
  const parameters = new URLSearchParams(search)
  return mapInputs(id => parameters.get(id) ?? otherwise[id])
}

/** The address of a page with the values in it: opening it gives the same calculation. */
export function addressWith(page: string, values: Readonly<Record<InputId, number>>): string {
  const address = new URL(page)
  address.hash = ''
  address.search = new URLSearchParams(mapInputs(id => String(values[id]))).toString()
  return address.href
}

export function mapInputs<Value>(choose: (id: InputId) => Value): Record<InputId, Value> {
  // TypeScript does not keep the names of the keys through `fromEntries`.
  return Object.fromEntries(inputIds.map(id => [id, choose(id)])) as Record<InputId, Value>
}
