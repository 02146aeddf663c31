import { deserialize, serialize } from 'node:v8'
import type { PageFacts } from '../facts/page-facts.ts'

/**
 * The facts of a page as bytes that every thread sees. The thread that looks at a site only hands them
 * on, from their reading to their judging: unpacked there, those of a page of a megabyte (four of facts)
 * would hold it up for 60 ms, and packed again for 20.
 */
export type SealedFacts = Uint8Array<SharedArrayBuffer>

export function sealFacts(facts: PageFacts): SealedFacts {
  const bytes = serialize(facts)
  const sealed = new Uint8Array(new SharedArrayBuffer(bytes.length))
  sealed.set(bytes)
  return sealed
}

export function unsealFacts(facts: SealedFacts): PageFacts {
  return deserialize(facts)
}
