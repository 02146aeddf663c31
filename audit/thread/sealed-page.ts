import { deserialize, serialize } from 'node:v8'
import type { PageFacts } from '../read/page/page-facts.ts'

/** A page that was read: its text, and its facts. */
export interface ReadText {
  readonly body: string
  readonly facts: PageFacts
}

/**
 * The same as bytes that every thread sees. The thread that looks at a site only hands them on, from the
 * reading of a page to its judging: unpacked there, the facts of a page of a megabyte, four of them, would
 * hold it up for 60 ms, and packed again for 20.
 */
export type SealedPage = Uint8Array<SharedArrayBuffer>

/** Packs a page into bytes of its own. */
export function seal(page: ReadText): SealedPage {
  const bytes = serialize(page)
  const sealed = new Uint8Array(new SharedArrayBuffer(bytes.length))
  sealed.set(bytes)
  return sealed
}

/** Unpacks them into a page of one's own. */
export function unseal(page: SealedPage): ReadText {
  return deserialize(page)
}
