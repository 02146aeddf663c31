import type { Block } from './page-facts.ts'

/** A heading with the blocks that follow it, up to the next heading. */
export interface Section {
  readonly heading: Block
  readonly body: readonly Block[]
}

/** The main text cut at its headings, as engines cut it. What precedes the first heading is in none. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: { heading: Block; body: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block, body: [] })
    else sections.at(-1)?.body.push(block)
  }
  return sections
}
