import { escaped } from '#language/markup.ts'

/** An attribute of a tag to paste: whatever it holds, it ends neither its quotes nor its tag. */
export function attribute(name: string, value: string): string {
  return `${name}="${escaped(value)}"`
}
